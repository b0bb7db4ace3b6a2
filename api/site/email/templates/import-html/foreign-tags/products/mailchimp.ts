/** Mailchimp: `*|FNAME|*`, `*|IF:FNAME|* … *|ELSE:|* … *|END:IF|*`; as links are copied, `*%7CUNSUB%7C*`. Pure. */
import { parseTest } from '../condition.ts'
import type { Product, Tag } from '../tag.ts'

const written: Readonly<Record<string, string>> = { TITLE: 'capitalize', UPPER: 'upcase', LOWER: 'downcase' }
/** Mailchimp fills them from a feed, a poll or an audience's groups. */
const repeated = /^(?:FEEDBLOCK|RSSITEMS|FEEDITEMS|RSSFEED|POLL|SURVEY|INTERESTED|RECOMMENDED_PRODUCTS|REPEAT)\b/

function read(inside: string): Tag {
  const colon = inside.indexOf(':')
  const [name, rest] = colon < 0 ? [inside, ''] : [inside.slice(0, colon).toUpperCase(), inside.slice(colon + 1).trim()]
  if (name === 'IF') return { type: 'if', test: parseTest(rest) }
  if (name === 'IFNOT') return { type: 'if', test: { type: 'not', test: parseTest(rest) } }
  if (name === 'ELSEIF') return { type: 'else', test: parseTest(rest) }
  if (name === 'ELSE') return { type: 'else' }
  if (name === 'END') return { type: 'end' }
  if (name === 'INTERESTED') return { type: 'if', test: { type: 'unknown' } }
  if (colon >= 0 && repeated.test(name)) return { type: 'skip', why: 'repeat' }
  const filter = written[name]
  if (filter) return { type: 'value', path: rest, filters: [filter] }
  if (/^(?:FACEBOOK|TWITTER|SHARE|LINKEDIN|PINTEREST|REWARDS)\b/.test(name) && colon > 0)
    return { type: 'left', why: 'share' }
  if (/^(?:FEED|RSS|RSSITEM|FEEDITEM)$/.test(name)) return { type: 'left', why: 'repeat' }
  if (name === 'DATE') return rest === 'Y' ? { type: 'value', path: 'year' } : { type: 'left', why: 'date' }
  return { type: 'value', path: inside }
}

export const mailchimp: Product = {
  name: 'Mailchimp',
  brackets: [
    { open: '*|', close: '|*', read },
    { open: '*%7C', close: '%7C*', read },
  ],
}
