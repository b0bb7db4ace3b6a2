/** Regular expressions that may grow, by file, each with what bounds its text. Those in quotes are put together by code, which is named by its beginning. */
const in_thread = 'a file or page is read in the capped thread, whose time is limited'
const imported = 'HTML that a manager pastes, of template_import_characters_max'
const answer = 'a piece of an answer of a model, of some chat_held_characters'
const sanitized =
  'HTML of a block, of block_html_characters_max, as the sanitizer wrote it: every tag and every link ends'
const own_code = 'put together of what is written in the code'

export const exceptions: Record<string, [pattern: RegExp | string, bound: string][]> = {
  'api/platform/database/guard.ts': [
    [
      /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//,
      'SQL that is written in the code; what strangers send is bound',
    ],
  ],
  'api/platform/database/lock.ts': [[/1(\d+):([^;]*);/, 'the lock file, which this program wrote']],
  'api/platform/database/packed.ts': [
    [/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/, 'a run of backslashes is entered at its beginning alone'],
  ],
  'api/platform/runtime/fault-point.ts': [
    [/at (?:async )?(?:([\w.#<>]+) )?.*?\/api\/([\w/.-]+?)\.ts/, 'a line of a stack, in tests alone'],
  ],
  'api/platform/routing/overload/ranks.ts': [
    ['contracts .filter(contract => rankOf(con', 'put together of the paths of contracts, whose parts end at a slash'],
  ],
  'api/platform/schemas/schemas.ts': [
    [/^(?:\+|\(\+?)?[0-9][0-9 ().\-/]*(?: *(?:x|ext\.?) *[0-9]{1,6})?$/, '40 characters, asked before'],
  ],
  'api/platform/texts/user-agent.ts': [
    [/\bVersion\/[\d.]+.*\bSafari\/|\bAppleWebKit\/.*\bMobile\//, 'line_characters_max, cut before'],
  ],
  'api/public/docs/markdown.ts': [
    [/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)|<https?:[^>\s]+>)/, 'files of this repository, once in a process'],
  ],
  'api/site/assistants/conversations/answer-filter.ts': [
    [/!\[([^\]]*)\](?:\(([^)]*)\)|\[[^\]]*\])?/, answer],
    [/(?<!!)\[([^\]]*)\]\(([^)]*)\)/, answer],
    [/^[ \t]*\[[^\]]+\]:[ \t]*\S.*$/, answer],
    [/\[([^\]]*[^\]\d][^\]]*)\]\[[^\]]*\]/, answer],
    [/<((?:https?:\/\/|mailto:)[^>\s]*)>/, answer],
    [/<\/?[a-z!?][^>]*>/, answer],
    [/(?<![\w(])(?:[a-z][a-z\d+.-]*:(?:\/\/|(?=[^\s\d:]))|(?<!:)\/\/(?=[\w-]+\.)|www\.)[^\s<>"'`\])]*/, answer],
    [/(?<![\w@/.:-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}(?:\/[^\s<>"'`\])]+)/, answer],
  ],
  'api/site/assistants/knowledge-sources/reader/captions.ts': [[/\n\s*\n/, in_thread]],
  'api/site/assistants/knowledge-sources/reader/markdown.ts': [[/^(#{1,6})\s+(.*?)\s*#*\s*$/, in_thread]],
  'api/site/assistants/knowledge-sources/reader/read-file.ts': [[/\r?\n\s*\r?\n/, in_thread]],
  'api/site/assistants/translation/protect.ts': [
    ['[liquid, tag, link, email].map(({ source', own_code],
    ["[...always, ...named].join('|')", own_code],
  ],
  'api/platform/schemas/allowed-hosts.ts': [
    [/(?<!:[^\]]*):\d{1,5}$/, 'a host that a manager typed, of url_characters_max'],
  ],
  'api/site/email/templates/document/document-text.ts': [
    [/[()\s](?![^{]*\}\})/, 'the target of a link, of template_url_characters_max'],
    [/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/, sanitized],
  ],
  'api/site/email/templates/document/fill-html.ts': [
    [
      /\uFDD0(\d+)\uFDD1|\uFDD2([^\uFDD3]*)\uFDD3([^\uFDD4]*)\uFDD4|\uFDD5([a-z]+)\uFDD6/,
      'marks that sheet.ts alone writes, each of them ended',
    ],
  ],
  'api/site/email/templates/document/sheet.ts': [[/<a\s([^>]*?)href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/, sanitized]],
  'api/site/email/templates/import-html/import-html.ts': [[/<(?!img\b)[^>]*>/, imported]],
  'api/site/email/templates/import-html/inline-styles.ts': [[/^\s*(?:all|screen)?\s*$/, imported]],
  'api/site/email/templates/import-html/pieces.ts': [[/<(\/?)([a-z][a-z0-9]*)[^>]*>/, imported]],
  'api/site/email/templates/import-html/word-lists.ts': [[/<[^>]*>|&nbsp;/, imported]],
  'api/site/website/pages/import/read-page.ts': [[/\s*\n\s*/, in_thread]],
  'sdk/src/calls.ts': [[/\/+$/, 'the address of the server, which whoever makes a client names']],
  'widget/src/decide/compile.ts': [[/\/+$/, 'an address that a manager typed, of url_characters_max']],
  'widget/src/decide/fact.ts': [[/(.)\/+$/, 'the path of a page, of url_characters_max']],
  'widget/src/decide/rule.ts': [['source', 'made by compile.ts, where what a manager types is escaped']],
  'widget/src/decide/url.ts': [[/\/+$/, 'an address that a manager typed, of url_characters_max']],
}

export const isExcepted = (path: string, name: string): boolean =>
  exceptions[path]?.some(([pattern]) => getName(pattern) === name) ?? false

export const getName = (pattern: RegExp | string): string => (typeof pattern === 'string' ? pattern : pattern.source)
