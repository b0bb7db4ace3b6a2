/** The screens of assistants. */
import { Bot, Settings, Settings2 } from 'lucide-react'
import { withBothLanguages } from '../../product/screens/both-languages.ts'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/assistants'
const one = '/sites/$site_id/assistant/$assistant_id'

const all = () => import('./all.ts')
const whole = () => import('./one.ts')

type Of = { params: { site_id: string; assistant_id: string } }

const readOne = async ({ params: { site_id, assistant_id } }: Of) => {
  const { assistantQuery } = await whole()
  return [assistantQuery(site_id, assistant_id)]
}

export const screens = [
  screen(path, {
    name: 'Assistants',
    access: 'some-assistants',
    search: { q: text, status: oneOf('draft', 'published', 'archived'), create: oneOf('assistant') },
    load: async () => (await all()).AssistantList,
    data: async ({ params: { site_id }, search }) => {
      const { assistantsQuery } = await all()
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
    load: async () => (await all()).AddAssistant,
  }),
  screen(`${path}/settings`, {
    name: 'Assistants Settings',
    access: 'manage-assistants',
    found: { label: 'ai_provider.heading', icon: Settings },
    load: async () => (await all()).ProviderSettings,
    data: async ({ params: { site_id } }) => {
      const { providerQuery } = await all()
      return [providerQuery(site_id)]
    },
  }),
  screen(`${path}/purchase`, {
    name: 'Purchase Assistants',
    access: 'purchase-assistant',
    found: { label: 'assistants.allowance', icon: Settings2 },
    load: async () => (await all()).AssistantAllowance,
    data: async ({ params: { site_id } }) => [(await all()).allowanceQuery(site_id)],
  }),
  screen(one, {
    name: 'Assistant',
    access: 'some-assistants',
    load: async () => (await all()).AssistantEntrance,
  }),
  screen(`${one}/home`, {
    name: 'SEO Assistant home',
    access: 'some-assistants',
    load: async () => (await whole()).AssistantHome,
    data: readOne,
  }),
  screen(`${one}/knowledge`, {
    name: 'Assistant Knowledge',
    access: 'some-assistants',
    search: { field: text },
    load: async () => (await whole()).AssistantKnowledge,
    data: readOne,
  }),
  screen(`${one}/details`, {
    name: 'Assistant Details',
    access: 'some-assistants',
    search: { field: text },
    load: async () => (await whole()).AssistantDetails,
    data: readOne,
  }),
  screen(`${one}/settings`, {
    name: 'Assistant Settings',
    access: 'some-assistants',
    search: { field: text },
    load: async () => (await whole()).AssistantSettings,
    data: readOne,
  }),
  screen(`${one}/embedded`, {
    name: 'Embedded Assistant',
    access: 'some-assistants',
    load: async () => (await withBothLanguages(import('./design/assistant-design.tsx'))).AssistantDesign,
    data: readOne,
    width: 'wide',
  }),
  screen(`${one}/ask`, {
    name: 'Ask Assistant',
    access: 'some-assistants',
    load: async () => (await whole()).AskScreen,
    data: readOne,
  }),
  screen(`${one}/keywords`, {
    name: 'Keywords',
    access: 'some-assistants',
    search: { q: text, sort: oneOf('keyword') },
    load: async () => (await whole()).KeywordList,
    data: async ({ params: { site_id, assistant_id }, search }) => {
      const { assistantQuery, keywordsQuery } = await whole()
      return [
        assistantQuery(site_id, assistant_id),
        keywordsQuery(site_id, assistant_id, { search: search.q, sort: search.sort }),
      ]
    },
    width: 'wide',
  }),
  screen(`${one}/add_keyword`, {
    name: 'Add Keyword',
    access: 'some-assistants',
    load: async () => (await whole()).AddKeyword,
    data: readOne,
  }),
  screen(`${one}/keyword/$lang/detail/$key_id`, {
    name: 'Keyword',
    access: 'some-assistants',
    load: async () => (await whole()).KeywordScreen,
    data: async ({ params: { site_id, assistant_id, key_id } }) => {
      const { assistantQuery, keywordQuery } = await whole()
      return [assistantQuery(site_id, assistant_id), keywordQuery(site_id, key_id)]
    },
  }),
  screen(`${one}/translate`, {
    name: 'Translate',
    access: 'some-assistants',
    load: async () => (await whole()).TranslateScreen,
    data: readOne,
  }),
  screen(`${one}/research_topic`, {
    name: 'Research Topic',
    access: 'some-assistants',
    search: { open: text },
    load: async () => (await whole()).ResearchTopic,
    data: readOne,
  }),
  screen(`${one}/content_scraper`, {
    name: 'Content Scraper',
    access: 'some-assistants',
    search: { open: text },
    load: async () => (await whole()).ContentScraper,
    data: readOne,
  }),
  screen(`${one}/conversations`, {
    name: 'Assistant Conversations',
    access: 'some-assistants',
    search: {
      q: text,
      status: oneOf('open', 'waiting', 'attended', 'closed'),
      rating: oneOf('good', 'bad'),
      unanswered: oneOf('yes'),
      tests: oneOf('yes'),
    },
    load: async () => (await whole()).ConversationList,
    data: async ({ params: { site_id, assistant_id }, search }) => {
      const { assistantQuery, conversationsQuery, filterOf } = await whole()
      return [assistantQuery(site_id, assistant_id), conversationsQuery(site_id, assistant_id, filterOf(search))]
    },
    width: 'wide',
  }),
  screen(`${one}/conversations/$conversation_id`, {
    name: 'Assistant Conversation',
    access: 'some-assistants',
    load: async () => (await whole()).ConversationScreen,
    data: async ({ params: { site_id, conversation_id } }) => {
      const { conversationQuery, messagesQuery } = await whole()
      return [conversationQuery(site_id, conversation_id), messagesQuery(site_id, conversation_id)]
    },
    width: 'wide',
  }),
  screen(`${one}/feedback`, {
    name: 'Assistant Feedback',
    access: 'some-assistants',
    search: { rating: oneOf('good', 'bad') },
    load: async () => (await whole()).FeedbackScreen,
    data: readOne,
  }),
  screen(`${one}/feedback/$feedback_id`, {
    name: 'Rated Answer',
    access: 'some-assistants',
    load: async () => (await whole()).RatedAnswerScreen,
    data: async ({ params: { site_id, assistant_id, feedback_id } }) => {
      const { assistantQuery, ratedAnswerQuery } = await whole()
      return [assistantQuery(site_id, assistant_id), ratedAnswerQuery(site_id, feedback_id)]
    },
  }),
  screen(`${one}/golden`, {
    name: 'Golden Questions',
    access: 'some-assistants',
    search: { run: text, field: text },
    load: async () => (await whole()).GoldenScreen,
    data: readOne,
  }),
  screen(`${one}/versions`, {
    name: 'Assistant Versions',
    access: 'some-assistants',
    load: async () => (await whole()).AssistantVersions,
    data: readOne,
  }),
  screen(`${one}/history`, {
    name: 'Assistant History',
    access: 'some-assistants',
    load: async () => (await whole()).AssistantHistory,
    data: readOne,
  }),
] as const
