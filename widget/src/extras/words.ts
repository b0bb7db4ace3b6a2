/** The words of what is drawn besides, in the visitor's language. */
const words = {
  en: { copied: 'Copied', copy: 'Copy code', ended: 'This offer has ended.', reveal: 'Show code' },
  es: { copied: 'Copiado', copy: 'Copiar código', ended: 'Esta oferta ha terminado.', reveal: 'Mostrar código' },
}

export const wordsIn = (locale: string) => (/^es\b/i.test(locale) ? words.es : words.en)
