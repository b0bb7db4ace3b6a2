/** Languages and time zones as other products write them: `es-ES`, `Spanish`, `CET`, `(GMT+01:00) Madrid`. Pure. */
import { type Locale, locales } from '../../../platform/texts/messages/messages.ts'
import { bareHead } from './heads.ts'

const languages: Readonly<Record<Locale, readonly string[]>> = {
  en: ['en', 'eng', 'english', 'ingles', 'anglais', 'englisch'],
  es: ['es', 'spa', 'esp', 'spanish', 'espanol', 'castellano', 'castilian', 'espagnol', 'spanisch'],
}

/** The language of the lead that the cell names; undefined where it is none of ours. */
export function readLanguage(cell: string): Locale | undefined {
  // Without the region: es-ES, es_MX.UTF-8, Spanish (Spain), español – México.
  const [said = ''] = cell.trim().split(/[\s(_.,;–-]/u)
  const word = bareHead(said)
  return locales.find(locale => languages[locale].includes(word))
}

/** Names that are no cities, and the zone that keeps their time. */
const zones: Readonly<Record<string, string>> = {
  ...byNames('Europe/Paris', 'cet cest met mez centraleuropeantime centraleuropeanstandardtime romancestandardtime'),
  ...byNames('Europe/Paris', 'centraleuropeansummertime horacentroeuropea horadeeuropacentral horacentraleuropea'),
  ...byNames('Europe/Berlin', 'weuropestandardtime westerneuropestandardtime'),
  ...byNames('Europe/Lisbon', 'wet west westerneuropeantime horadeeuropaoccidental'),
  ...byNames('Europe/Athens', 'eet eest easterneuropeantime gtbstandardtime horadeeuropaoriental'),
  ...byNames('Europe/London', 'bst britishsummertime britishtime greenwichmeantime gmtstandardtime edinburgh'),
  ...byNames('Etc/UTC', 'utc gmt z coordinateduniversaltime universaltime'),
  ...byNames('America/New_York', 'est edt easterntime easternstandardtime easterndaylighttime easterntimeuscanada'),
  ...byNames('America/Chicago', 'cst cdt centraltime centralstandardtime centraldaylighttime centraltimeuscanada'),
  ...byNames('America/Denver', 'mst mdt mountaintime mountainstandardtime mountaindaylighttime mountaintimeuscanada'),
  ...byNames('America/Los_Angeles', 'pst pdt pacifictime pacificstandardtime pacificdaylighttime pacifictimeuscanada'),
  ...byNames('America/Argentina/Buenos_Aires', 'art argentinastandardtime'),
  ...byNames('America/Bogota', 'sapacificstandardtime colombiatime'),
  ...byNames('America/Mexico_City', 'centralstandardtimemexico guadalajara ciudaddemexico'),
  ...byNames('Atlantic/Canary', 'canarias islascanarias'),
  ...byNames('Asia/Tokyo', 'jst tokyostandardtime'),
  ...byNames('Asia/Kolkata', 'ist indiastandardtime newdelhi mumbai'),
}
function byNames(zone: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map(name => [name, zone]))
}

/** By the city that each zone is named after. */
const cities = new Map(
  Intl.supportedValuesOf('timeZone').map(zone => [bareHead(zone.split('/').at(-1) ?? ''), zone] as const),
)
const offset = /\(?\b(?:UTC|GMT)\s*(?:[+-]\s*\d{1,2}(?::?\d{2})?)?\)?/i

/** A zone of the IANA list where the cell names one in another way, else the cell as it is. */
export function readTimezone(cell: string): string {
  const text = cell.trim()
  const without_offset = text.replace(offset, '').trim()
  // Several cities share a line: “(GMT+01:00) Brussels, Copenhagen, Madrid, Paris”.
  for (const said of [text, without_offset, ...without_offset.split(/[,/;]/)]) {
    const word = bareHead(said)
    const zone = word === '' ? undefined : (zones[word] ?? cities.get(word))
    if (zone !== undefined) return zone
  }
  return text
}
