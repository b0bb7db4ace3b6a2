/** That the check would find what it looks for: each mistake is planted in front of the app, and must be told. */
import { expect, test } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { sized } from '../../api/testing/repetitions.ts'
import { checkAccess, type Plant } from './check.ts'

const operations = ['listLeads', 'getLead', 'updateTag', 'listApiKeys', 'addTagLeads']

proofTest(
  'nothing is found where nothing is wrong',
  async () => {
    const { cells, wrong, canaries } = await checkAccess({ operations })
    expect(cells).toBeGreaterThan(500)
    expect({ wrong, canaries }).toEqual({ wrong: [], canaries: [] })
  },
  60_000,
)

interface Mistake {
  name: string
  operations: string[]
  plant: Plant
  /** What is told of it: of the answers, or of what was in them. */
  told: { wrong?: string[]; canaries?: string[] }
}

const mistakes: Mistake[] = [
  {
    name: 'a permission that is not asked for',
    operations,
    plant: ({ grounds, path, token }) =>
      path.endsWith('/leads') && token !== null ? { token: grounds.own.people.person.token } : {},
    told: { wrong: ['listLeads as only manage-popups on own: 200'] },
  },
  {
    name: 'an assistant that is not the manager’s own, by itself and in lists',
    operations: ['getAssistant', 'listAssistants'],
    plant: ({ grounds, path, token }) =>
      path.includes('/assistants') && token !== null ? { token: grounds.own.people.person.token } : {},
    told: {
      wrong: [
        'getAssistant as manager of another assistant on own: 200',
        'listAssistants as manager of another assistant on own: 200',
      ],
    },
  },
  {
    name: 'a site that is not looked at, by what is told of it',
    operations,
    plant: ({ grounds, path }) =>
      path.includes(grounds.foreign.site) ? { token: grounds.foreign.people.person.token } : {},
    told: { canaries: ['listLeads as manager on foreign: '], wrong: ['getLead as anonymous on foreign: 200'] },
  },
  {
    name: 'an object that is looked for without its site',
    operations,
    plant: ({ grounds, path }) => {
      const { site, things } = grounds.sibling
      const isTheirs = path.includes(grounds.own.site) && path.includes(String(things.get('lead')))
      return isTheirs ? { path: path.replace(grounds.own.site, site), token: grounds.own.people.person.token } : {}
    },
    told: { canaries: ['getLead as manager with sibling in path lead_id: '] },
  },
  {
    name: 'an answer that differs from that about what never was',
    operations,
    plant: ({ grounds, path, token }) =>
      path.includes(grounds.foreign.site) && path.includes('/leads/') && token !== null
        ? { path: path.replace(/lead_\w+/, 'x'), token: grounds.foreign.people.person.token }
        : {},
    told: { wrong: ['getLead as manager on foreign: 404'] },
  },
]

// The others are planted by the proof.
test.each(mistakes.slice(0, sized(1, mistakes.length)))(
  '$name is found',
  async ({ operations, plant, told }) => {
    const { wrong, canaries } = await checkAccess({ operations, plant })
    const starts = (lines: string[], text: string) => lines.some(line => line.startsWith(text))
    expect((told.wrong ?? []).filter(text => !starts(wrong, text))).toEqual([])
    expect((told.canaries ?? []).filter(text => !starts(canaries, text))).toEqual([])
  },
  60_000,
)
