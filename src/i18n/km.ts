/**
 * Every word that a person sees or hears, nested by screen. Nothing outside of `src/i18n` contains Khmer text.
 * English literals are here only where the specification fixes them (sections 2, 4, 5 and 8).
 *
 * A chunk contains the files of `texts/` whose words it shows, so a file holds what loads together. A native
 * reader goes through all of them in docs/khmer-review.md.
 */
export * as km from './texts';
