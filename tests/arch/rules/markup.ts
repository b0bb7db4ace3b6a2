/** What strangers wrote is read in one place, with bounds, and threads are started in one place. */
import { isTest, type Rule } from '../source.ts'

/** Readers of HTML, XML, CSS and robots.txt: their cost may grow with the square of what they read. */
const READERS =
  /^(htmlparser2|parse5|cheerio|jsdom|domhandler|domutils|dom-serializer|sanitize-html|postcss|css-select|css-what|css-tree|juice|robots-parser|fast-xml-parser|saxes|sax|xml2js|@xmldom\/xmldom)(\/|$)/
const HOME = 'api/platform/markup/'
/** Threads of the product's own work, which reads nothing of strangers. */
const WORKERS = ['api/platform/threads/in-thread.ts', 'api/site/email/emails/composer.ts']

export const markup: Rule = ({ path, imports, visit }) => {
  if (!path.startsWith('api/') || isTest(path) || path.startsWith('api/testing/')) return []
  const found: string[] = []
  if (!path.startsWith(HOME)) {
    for (const { specifier, typeOnly } of imports)
      if (!typeOnly && READERS.test(specifier)) found.push(`imports ${specifier}: ${HOME} reads it with bounds`)
  }
  if (!WORKERS.includes(path)) {
    visit({
      NewExpression({ callee }) {
        const { type, name } = callee as { type: string; name?: string }
        if (type === 'Identifier' && name === 'Worker')
          found.push('starts a thread: a program of api/platform/threads is capped, and its places are fair')
      },
    })
  }
  return found
}
