import type { replaySummary } from '../../../i18n/texts/replaySummary';
import type { Finding } from '../findings/finding';
import type { Replay } from '../openReplay';
import type { RecordingReport } from '../readRecording';
import type { Verification } from '../verification';

/** The words of the summary in a language. */
export type SummaryTexts = typeof replaySummary & {
  /** What a finding says; its facts if a language has no sentence for it. */
  findingText?(finding: Finding): string;
};

export type SummaryTopic = keyof SummaryTexts['topics'];

/** A sentence of one topic. */
export interface TopicLine {
  text: string;
  /** In the words of a finding, of the server or of the player's screen; empty for none. */
  detail: string;
  /** Where it can be seen; null if that is no single step. */
  step: number | null;
}

/** A sentence about the recording. */
export interface SummaryLine extends TopicLine {
  topic: SummaryTopic;
}

/** What the lines are made from. */
export interface SummaryInput {
  replay: Pick<Replay, 'trace' | 'steps' | 'build'>;
  report: RecordingReport;
  verification: Verification;
}

export function lineOf(text: string, step: number | null = null, detail = ''): TopicLine {
  return { text, detail, step };
}
