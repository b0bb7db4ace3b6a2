/** The texts of the debug panel, in English and Spanish. */
import type { Verdict } from '../decide/decide.ts'
import type { Device } from '../wire.ts'

/** What rules are made of, as the API names it. */
export type UrlMatch = 'contains' | 'equals' | 'starts_with' | 'pattern' | 'query'
export type Op = 'is' | 'is_not' | 'contains' | 'does_not_contain' | 'is_empty' | 'is_not_empty'
export type Field =
  | 'country'
  | 'device'
  | 'browser'
  | 'language'
  | 'referrer'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'
  | 'utm_term'
  | 'utm_content'
  | 'visitor'
  | 'known_lead'
  | 'tag'

export type Texts = {
  title: string
  none: string
  /** The script has no `data-site`, or one that the API does not know. */
  site_missing: string
  site_unknown: string
  again: string
  close: string
  visitor: Record<'new' | 'returning', string>
  device: Record<Device, string>
  consent: string
  no_consent: string
  /** Instead of a verdict, for the open popup. */
  open: string
  /** Instead of a verdict, for an embedded form whose container, NAME, is not on the page. */
  no_container: string
  /** For the console: of calls that do nothing. NAME is what they name. */
  unknown_method: string
  unknown_event: string
  unknown_popup: string
  /** Of an embedded form that is opened by name. */
  opened_embedded: string
  /** Of a custom event on a site that does not track visits, and before consent. */
  not_tracked: string
  not_consented: string
  /** Of a draft that the page names, of one that the preview shows, and of an ID that the site does not have. */
  draft: string
  draft_preview: string
  not_there: string
  /** Of what the page names, in place of a popup's heading. */
  named: string
  /** Rules as they were written. */
  or: string
  matches: Record<UrlMatch, string>
  ops: Record<Op, string>
  fields: Record<Field, string>
  /** Before the rule that does not match, and before an excluding one. */
  rule: string
  rule_not: string
  verdicts: Record<Verdict, string>
}

const utm = {
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_term: 'utm_term',
  utm_content: 'utm_content',
}

export const texts: { en: Texts; es: Texts } = {
  en: {
    title: 'Leadwright on this page',
    none: 'No popup is published.',
    site_missing: 'The script tag has no data-site. Copy the snippet from your site’s page in Leadwright.',
    site_unknown:
      'ORIGIN has no published site "SITE". Compare data-site with the snippet on your site’s page in Leadwright, and publish the site.',
    again: 'Look again',
    close: 'Close',
    visitor: { new: 'A new visitor', returning: 'A returning visitor' },
    device: { desktop: 'desktop', tablet: 'tablet', mobile: 'phone' },
    consent: 'remembered',
    no_consent: 'not remembered: no consent',
    open: 'Is open now.',
    no_container: 'Has no place here: no element of the page has data-leadwright-form="NAME".',
    unknown_method: 'leadwright.NAME does not exist. There are open, close, identify, track, on and consent.',
    unknown_event: 'There is no event “NAME”. There are shown, closed and submitted.',
    unknown_popup:
      'leadwright.open did nothing: no published popup has the ID NAME. Compare it with the snippet in Leadwright; if it is a draft, publish it.',
    opened_embedded:
      'leadwright.open did nothing: NAME is an embedded form. It shows in the elements with data-leadwright-form="NAME".',
    not_tracked:
      'leadwright.track did nothing: the site does not record page visits. Switch it on in Leadwright under Tracking.',
    not_consented: 'leadwright.track did nothing: the visitor has not consented yet.',
    draft: 'Is a draft, which visitors do not see. Publish it in Leadwright.',
    draft_preview: 'Is a draft, which only this preview shows.',
    not_there: 'No popup of this site has this ID. Compare it with the snippet in Leadwright.',
    named: 'Named by the page',
    or: ' or ',
    matches: {
      contains: 'the address contains',
      equals: 'the address is',
      starts_with: 'the address begins with',
      pattern: 'the address fits the pattern',
      query: 'the query has',
    },
    ops: {
      is: 'is',
      is_not: 'is not',
      contains: 'contains',
      does_not_contain: 'does not contain',
      is_empty: 'is empty',
      is_not_empty: 'is not empty',
    },
    fields: {
      country: 'country',
      device: 'device',
      browser: 'browser',
      language: 'language',
      referrer: 'referrer',
      ...utm,
      visitor: 'visitor',
      known_lead: 'known lead',
      tag: 'tag',
    },
    rule: 'Must fit:',
    rule_not: 'Must not fit:',
    verdicts: {
      show: 'Shows, or may show as soon as no other is open.',
      device: 'Not for this device.',
      schedule: 'Outside of its dates.',
      url: 'Not for this address.',
      visitor: 'Not for this visitor.',
      server: 'Not for this lead, tag or country.',
      submitted: 'The visitor has sent it before.',
      frequency: 'Shown too recently.',
      hidden: 'Closed too recently.',
      pause: 'Waits: another was closed just now.',
      once: 'This page view has shown another box.',
      waiting: 'Waits for a trigger.',
    },
  },
  es: {
    title: 'Leadwright en esta página',
    none: 'No hay ninguna ventana publicada.',
    site_missing: 'Al script le falta data-site. Copia el fragmento desde la página de tu sitio en Leadwright.',
    site_unknown:
      'En ORIGIN no hay ningún sitio publicado «SITE». Compara data-site con el fragmento de la página de tu sitio en Leadwright y publica el sitio.',
    again: 'Mirar otra vez',
    close: 'Cerrar',
    visitor: { new: 'Un visitante nuevo', returning: 'Un visitante que vuelve' },
    device: { desktop: 'ordenador', tablet: 'tableta', mobile: 'teléfono' },
    consent: 'se recuerda',
    no_consent: 'no se recuerda: sin consentimiento',
    open: 'Está abierta ahora.',
    no_container: 'Aquí no tiene sitio: ningún elemento de la página tiene data-leadwright-form="NAME".',
    unknown_method: 'leadwright.NAME no existe. Existen open, close, identify, track, on y consent.',
    unknown_event: 'No existe el evento «NAME». Existen shown, closed y submitted.',
    unknown_popup:
      'leadwright.open no hizo nada: ninguna ventana publicada tiene el identificador NAME. Compáralo con el fragmento en Leadwright; si es un borrador, publícalo.',
    opened_embedded:
      'leadwright.open no hizo nada: NAME es un formulario incrustado. Se muestra en los elementos con data-leadwright-form="NAME".',
    not_tracked:
      'leadwright.track no hizo nada: el sitio no registra las visitas a páginas. Actívalo en Leadwright, en Seguimiento.',
    not_consented: 'leadwright.track no hizo nada: el visitante aún no ha dado su consentimiento.',
    draft: 'Es un borrador, que los visitantes no ven. Publícalo en Leadwright.',
    draft_preview: 'Es un borrador, que solo muestra esta vista previa.',
    not_there: 'Ninguna ventana de este sitio tiene este identificador. Compáralo con el fragmento en Leadwright.',
    named: 'Nombrada por la página',
    or: ' o ',
    matches: {
      contains: 'la dirección contiene',
      equals: 'la dirección es',
      starts_with: 'la dirección empieza por',
      pattern: 'la dirección coincide con el patrón',
      query: 'la consulta tiene',
    },
    ops: {
      is: 'es',
      is_not: 'no es',
      contains: 'contiene',
      does_not_contain: 'no contiene',
      is_empty: 'está vacío',
      is_not_empty: 'no está vacío',
    },
    fields: {
      country: 'país',
      device: 'dispositivo',
      browser: 'navegador',
      language: 'idioma',
      referrer: 'página de origen',
      ...utm,
      visitor: 'visitante',
      known_lead: 'contacto conocido',
      tag: 'etiqueta',
    },
    rule: 'Debe coincidir:',
    rule_not: 'No debe coincidir:',
    verdicts: {
      show: 'Se muestra, o puede mostrarse en cuanto no haya otra abierta.',
      device: 'No es para este dispositivo.',
      schedule: 'Fuera de sus fechas.',
      url: 'No es para esta dirección.',
      visitor: 'No es para este visitante.',
      server: 'No es para este contacto, etiqueta o país.',
      submitted: 'El visitante ya la envió.',
      frequency: 'Se mostró hace demasiado poco.',
      hidden: 'Se cerró hace demasiado poco.',
      pause: 'Espera: otra se acaba de cerrar.',
      once: 'Esta página ya ha mostrado otra ventana.',
      waiting: 'Espera a un activador.',
    },
  },
}
