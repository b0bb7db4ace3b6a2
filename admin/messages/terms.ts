/** What things are called on screens, in popups, in emails, in problems and in the document, and words that are not used for them. */

export interface Term {
  en: string
  es: string
  /** What the same thing must not be called: patterns of whole words, in either language. */
  never: readonly RegExp[]
  /** What it must not be called in Spanish, where the English word is not taken over. */
  never_es?: readonly RegExp[]
}

export const terms: readonly Term[] = [
  { en: 'email', es: 'correo', never: [/\be-mails?\b/i, /(?<!\/)\bmails?\b(?! server)/i, /\bmailed\b/i] },
  { en: 'mail server', es: 'servidor de correo', never: [/\bnext server\b/i] },
  { en: 'lead', es: 'contacto', never: [/\bprospectos?\b/i], never_es: [/(?<!\/\/)\bleads?\b(?!\.)/i] },
  { en: 'audience', es: 'audiencia', never: [/\bmailing lists?\b/i, /\blistas? de correo\b/i] },
  { en: 'tag', es: 'etiqueta', never: [/\blabels? of the lead\b/i] },
  { en: 'popup', es: 'popup', never: [/\bpop-ups?\b/i, /\bemergentes?\b/i] },
  { en: 'lead magnet', es: 'recurso gratuito', never: [/\bim[aá]n de (?:leads|contactos)\b/i] },
  { en: 'snippet', es: 'fragmento', never: [/\bthe line for your pages\b/i] },
  { en: 'submission', es: 'envío', never: [/\bafter sending\b/i, /\bsent forms?\b/i] },
  { en: 'conversion rate', es: 'tasa de conversión', never: [/\bsent it\b/i] },
  { en: 'journey', es: 'recorrido', never: [/\bworkflows?\b/i, /\bflujos? de trabajo\b/i] },
  { en: 'run', es: 'ejecución', never: [] },
  { en: 'to enroll', es: 'inscribir', never: [/\benrol\b|\benrolment\b/i] },
  { en: 'to pause', es: 'pausar', never: [/\bheld back\b|\bkept back\b|\bon hold\b/i] },
  { en: 'to retry', es: 'reintentar', never: [/\btry it once more\b/i] },
  {
    en: 'issue to fix',
    es: 'problema por resolver',
    never: [/\bto (?:be )?mend(?:ed)?\b/i, /\bcosas? (?:por|que) arreglar\b/i],
  },
  { en: 'to recheck', es: 'comprobar de nuevo', never: [/\bjudged?\b/i] },
  { en: 'disposable address', es: 'dirección desechable', never: [/\bthrow-?away\b/i, /\bde usar y tirar\b/i] },
  { en: 'role address', es: 'dirección genérica', never: [/\bdepartments?\b/i, /\bdepartamentos?\b/i] },
  { en: 'frequency cap', es: 'límite de frecuencia', never: [] },
  { en: 'business hours', es: 'horario', never: [/\bopening hours\b/i] },
  { en: 'operation', es: 'operación', never: [/\bbatch jobs?\b/i] },
  { en: 'bot', es: 'robot', never: [/\bof a machine was\b/i] },
  { en: 'visitor ID', es: 'ID del visitante', never: [/\b(?:visitor|request|run|site)’?s? id\b/] },
]
