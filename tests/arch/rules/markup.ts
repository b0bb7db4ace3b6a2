/** What strangers wrote is read in one place, with bounds, and threads are started in one place. */
import { isTest, type Rule, type Source } from '../source.ts'

/** Readers of HTML, XML, CSS and robots.txt: their cost may grow with the square of what they read. */
const READERS =
  /^(htmlparser2|parse5|cheerio|jsdom|domhandler|domutils|dom-serializer|sanitize-html|postcss|css-select|css-what|css-tree|juice|robots-parser|fast-xml-parser|saxes|sax|xml2js|@xmldom\/xmldom)(\/|$)/
const HOME = 'api/platform/texts/markup/'
/** Readers of uploaded files, and who may import whom on the way from them to the program of a thread. */
const FILE_READERS = /^(mammoth|@e965\/xlsx|unpdf|csv-parse)(\/|$)/
const KNOWLEDGE = 'api/site/assistants/knowledge-sources/reader'
const TABLES = 'api/site/contacts/imports/reader'
const IMPORTERS = new Map<string, string[]>([
  [`${KNOWLEDGE}/office.ts`, [`${KNOWLEDGE}/read-file.ts`]],
  [`${KNOWLEDGE}/sheets.ts`, [`${KNOWLEDGE}/read-file.ts`]],
  [`${KNOWLEDGE}/pdf.ts`, [`${KNOWLEDGE}/read-file.ts`]],
  [`${KNOWLEDGE}/read-file.ts`, [`${KNOWLEDGE}/thread.ts`]],
  [`${KNOWLEDGE}/thread.ts`, []],
  [`${TABLES}/csv.ts`, [`${TABLES}/read-file.ts`]],
  [`${TABLES}/workbook.ts`, [`${TABLES}/read-file.ts`]],
  [`${TABLES}/read-file.ts`, [`${TABLES}/thread.ts`]],
  [`${TABLES}/thread.ts`, []],
])
/** Threads of the product's own work, which reads nothing of strangers. */
const WORKERS = ['api/platform/runtime/threads/in-thread.ts', 'api/site/email/emails/composer.ts']

export const markup: Rule = source => {
  const { path, imports, visit } = source
  if (!path.startsWith('api/') || isTest(path) || path.startsWith('api/testing/')) return []
  const found = filesReadOutside(source)
  if (!path.startsWith(HOME)) {
    for (const { specifier, typeOnly } of imports)
      if (!typeOnly && READERS.test(specifier)) found.push(`imports ${specifier}: ${HOME} reads it with bounds`)
  }
  if (!WORKERS.includes(path)) {
    visit({
      NewExpression({ callee }) {
        const { type, name } = callee as { type: string; name?: string }
        if (type === 'Identifier' && name === 'Worker')
          found.push('starts a thread: a program of api/platform/runtime/threads is capped, and its places are fair')
      },
    })
  }
  return found
}

/** Where an uploaded file would be read in the thread that serves requests. */
function filesReadOutside({ path, imports, visit }: Source): string[] {
  const found: string[] = []
  const readsFiles = IMPORTERS.has(path)
  const see = (specifier: string) => {
    if (FILE_READERS.test(specifier) && !readsFiles)
      found.push(`imports ${specifier}: uploaded files are read in a capped thread, see api/platform/runtime/threads`)
  }
  for (const { specifier, path: imported = '', typeOnly } of imports) {
    if (typeOnly) continue
    see(specifier)
    const importers = IMPORTERS.get(imported)
    if (importers && !importers.includes(path)) found.push(`imports ${specifier}, which runs in a thread alone`)
  }
  visit({
    CallExpression(node) {
      const [first] = node.arguments as { value?: unknown }[]
      if (typeof first?.value === 'string') see(first.value)
    },
  })
  return found
}
