import { useState } from 'react';
import { replaySummary } from '../../i18n/texts/replaySummary';
import { createKeyValueStore, readFitting } from '../../platform/keyValueStore';
import { consoleLogger } from '../../platform/logger';
import { english } from '../engine/summary/english';

/** What is remembered by this browser. */
const languageKey = 'replayLanguage';

const languages = { km: replaySummary, en: english } as const;
export type Language = keyof typeof languages;

const store = createKeyValueStore(() => window.localStorage);

/** The language of the summary, and the other one; Khmer until the agent has switched. */
export function useLanguage() {
  const [language, setLanguage] = useState<Language>(() =>
    readFitting(store, consoleLogger, languageKey, /^(km|en)$/) === 'en' ? 'en' : 'km',
  );
  const other: Language = language === 'km' ? 'en' : 'km';
  return {
    language,
    texts: languages[language],
    other,
    otherName: languages[other].language,
    switchLanguage() {
      setLanguage(other);
      store.write(languageKey, other);
    },
  };
}
