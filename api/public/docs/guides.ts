/** The guides of `/docs`: the files of `docs/` that developers read, in the order of the menu. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Guide {
  /** Address below `/docs/`. */
  name: string
  title: string
  /** One sentence, for the start page, search and llms.txt. */
  about: string
  /** Path of its file in the repository. */
  file: string
}

export interface GuideGroup {
  title: string
  guides: readonly Guide[]
}

const root = join(import.meta.dirname, '../../..')
const guide = (name: string, title: string, about: string, file = `docs/guides/${name}.md`): Guide => ({
  name,
  title,
  about,
  file,
})

const groups: readonly GuideGroup[] = [
  {
    title: 'Start',
    guides: [
      guide('quick-start', 'Quick start', 'From nothing to a captured lead in five minutes.', 'docs/quick-start.md'),
      guide('authentication', 'Authentication', 'API keys, what they may do, and how to send them.'),
      guide('testing', 'Testing', 'A draft site, the clock of the demo, and emails that stay on the machine.'),
    ],
  },
  {
    title: 'Guides',
    guides: [
      guide('pagination', 'Pagination', 'Lists, page by page or to their end.'),
      guide('filters', 'Filters', 'Search leads by conditions, the same as in audiences and journeys.'),
      guide('errors', 'Errors', 'The form of a refusal, and what to do about each code.'),
      guide('idempotency', 'Idempotency', 'Send a call twice and have it happen once.'),
      guide('webhooks', 'Webhooks', 'Be told of what happens, and know that it was Leadwright.'),
      guide('stream', 'Stream', 'Follow a site in real time.'),
      guide('widget', 'Widget in an app', 'Popups, forms and chats in React, Vue, Next.js and other apps.'),
      guide('import-and-sync', 'Import and sync', 'Bring many leads in, and keep a copy of them up to date.'),
      guide('limits', 'Limits', 'How much and how often, and what the answer is beyond.'),
      guide('time', 'Time and zones', 'Instants, days and the zone of a site or a lead.'),
      guide('versioning', 'Versioning', 'What may change, and how you learn of it.', 'docs/versioning.md'),
      guide(
        'integrations',
        'Integrations',
        'Zapier, Make, n8n, WordPress and forms of other products.',
        'docs/integrations.md',
      ),
    ],
  },
  {
    title: 'Tools',
    guides: [
      guide('sdk', 'SDK', 'The typed client for Node, browsers and workers.', 'sdk/README.md'),
      guide(
        'command-line',
        'Command line and MCP',
        'The API from a terminal, and for assistants that use tools.',
        'docs/command-line.md',
      ),
    ],
  },
]

/** Tools that are not there have no place in the menu. */
export const guideGroups: readonly GuideGroup[] = groups.map(group => ({
  ...group,
  guides: group.guides.filter(({ file }) => existsSync(join(root, file))),
}))

export const guides: readonly Guide[] = guideGroups.flatMap(group => group.guides)

/** Written in the guides in place of the address of the reader's installation. */
export const example_url = 'https://leads.example.com'

/** Its Markdown, with the address of this installation. */
export const guideText = ({ file }: Guide, base_url: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(example_url, base_url)

/** The address of what a link in a file of `docs/` names: another guide, or a place on the web. */
export function guideLink(target: string): string | undefined {
  if (/^(https?:|#|\/)/.test(target)) return target
  const [path = '', place] = target.split('#')
  const name = path.split('/').at(-1)?.replace(/\.md$/, '')
  const known = guides.find(one => one.name === name)
  return known && `/docs/${known.name}${place ? `#${place}` : ''}`
}
