/** The languages of the product. */
export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (raw: unknown): raw is Locale => LOCALES.includes(raw as Locale);

/** What `Intl` is asked for: the same figures on every machine, whatever its own region. */
export const TAGS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-US' };
