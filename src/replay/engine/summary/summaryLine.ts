import type { SummaryTexts } from '../../../i18n/texts/replaySummary';
import type { Replay } from '../openReplay';
import type { Proof } from '../proof';
import type { RecordingReport } from '../readRecording';

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
  proof: Proof;
}

export function lineOf(text: string, step: number | null = null, detail = ''): TopicLine {
  return { text, detail, step };
}
