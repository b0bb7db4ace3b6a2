/** What a robots.txt allows. */
import parser from 'robots-parser'
import { markupLimits } from './limits.ts'

/** Its types say that it has a default; what is loaded is that function. */
const parse = parser as unknown as typeof parser.default

/** Rules longer than any address say nothing. */
export function parseRobots(url: string, body: Buffer): ReturnType<typeof parse> {
  const lines = body.toString('utf8', 0, markupLimits.robots_bytes_max).split(/\r\n|\r|\n/)
  return parse(url, lines.filter(line => line.length <= markupLimits.robots_rule_characters_max).join('\n'))
}
