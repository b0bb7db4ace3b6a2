/** The screens of assistants. */
import { Bot, Cpu, Gauge } from 'lucide-react'
import { withBothLanguages } from '../../product/screens/both-languages.ts'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/assistants'
const one = '/sites/$site_id/assistant/$assistant_id'

type Of = { params: { site_id: string; assistant_id: string } }

const readOne = async ({ params: { site_id, assistant_id } }: Of) => {
  const { assistantQuery } = await import('./queries.ts')
  return [assistantQuery(site_id, assistant_id)]
}

export const screens = [
  screen(path, {
    name: 'Assistants',
    access: 'manage-assistants',
    search: { q: text, status: oneOf('draft', 'published', 'archived'), create: oneOf('assistant') },
    load: () => import('./list/assistant-list.tsx').then(module => module.AssistantList),
    data: async ({ params: { site_id }, search }) => {
      const { assistantsQuery } = await import('./queries.ts')
      return [assistantsQuery(site_id, { search: search.q, status: search.status })]
    },
    navigation: {
      ...{ label: 'assistants.title', icon: Bot, section: 'automate', order: 30, key: 'q' },
      includes: '/sites/$site_id/assistant',
    },
    width: 'wide',
  }),
  screen(`${path}/add`, {
    name: 'Add Assistant',
    access: 'create-assistant',
    load: () => import('./list/entrances.tsx').then(module => module.AddAssistant),
  }),
  screen(`${path}/settings`, {
    name: 'Assistants Settings',
    access: 'manage-assistants',
    found: { label: 'ai_provider.heading', icon: Cpu },
    load: () => import('./provider/provider-settings.tsx').then(module => module.ProviderSettings),
    data: async ({ params: { site_id } }) => {
      const { providerQuery } = await import('../../product/assistants/provider-queries.ts')
      return [providerQuery(site_id)]
    },
  }),
  screen(`${path}/purchase`, {
    name: 'Purchase Assistants',
    access: 'purchase-assistant',
    found: { label: 'assistants.allowance', icon: Gauge },
    load: () => import('./list/allowance.tsx').then(module => module.AssistantAllowance),
    data: async ({ params: { site_id } }) => [(await import('./queries.ts')).allowanceQuery(site_id)],
  }),
  screen(one, {
    name: 'Assistant',
    access: 'manage-assistants',
    load: () => import('./list/entrances.tsx').then(module => module.AssistantEntrance),
  }),
  screen(`${one}/home`, {
    name: 'SEO Assistant home',
    access: 'manage-assistants',
    load: () => import('./screen/assistant-home.tsx').then(module => module.AssistantHome),
    data: readOne,
  }),
  screen(`${one}/details`, {
    name: 'Assistant Details',
    access: 'manage-assistants',
    search: { field: text },
    load: () => import('./details/assistant-details.tsx').then(module => module.AssistantDetails),
    data: readOne,
  }),
  screen(`${one}/settings`, {
    name: 'Assistant Settings',
    access: 'manage-assistants',
    search: { field: text },
    load: () => import('./settings/assistant-settings.tsx').then(module => module.AssistantSettings),
    data: readOne,
  }),
  screen(`${one}/embedded`, {
    name: 'Embedded Assistant',
    access: 'manage-assistants',
    load: async () => (await withBothLanguages(import('./design/assistant-design.tsx'))).AssistantDesign,
    data: readOne,
    width: 'wide',
  }),
  screen(`${one}/versions`, {
    name: 'Assistant Versions',
    access: 'manage-assistants',
    load: () => import('./versions/assistant-versions.tsx').then(module => module.AssistantVersions),
    data: readOne,
  }),
  screen(`${one}/history`, {
    name: 'Assistant History',
    access: 'manage-assistants',
    load: () => import('./versions/assistant-history.tsx').then(module => module.AssistantHistory),
    data: readOne,
  }),
] as const
