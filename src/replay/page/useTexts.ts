import { createContext, use, useState } from 'react';
import { replay as khmer } from '../../i18n/texts/replay';
import type { ReplayTexts } from '../../i18n/texts/replay';
import { replayEnglish as english } from '../../i18n/texts/replayEnglish';
import { createKeyValueStore } from '../../platform/keyValueStore';

/** What is remembered by this browser. */
const languageKey = 'replayLanguage';

const languages = { km: khmer, en: english } as const;

const store = createKeyValueStore(() => window.localStorage);

/** The texts of the page. */
export const TextsContext = createContext<ReplayTexts>(khmer);

export const useTexts = (): ReplayTexts => use(TextsContext);

/** The language of the page, Khmer until the agent has switched. */
export function useLanguage() {
  const [language, setLanguage] = useState<keyof typeof languages>(() =>
    store.read(languageKey) === 'en' ? 'en' : 'km',
  );
  return {
    language,
    texts: languages[language],
    switchLanguage() {
      const other = language === 'km' ? 'en' : 'km';
      setLanguage(other);
      store.write(languageKey, other);
    },
  };
}

/** The name of the language that the menu switches to, in that language. */
export const otherLanguageOf = (texts: ReplayTexts): string =>
  (texts === khmer ? english : khmer).language;
