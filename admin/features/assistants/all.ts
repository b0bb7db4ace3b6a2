/** The screens of all assistants of a site: they come together. */

export { providerQuery } from '../../product/assistants/provider-queries.ts'
export { AssistantAllowance } from './list/allowance.tsx'
export { AssistantList } from './list/assistant-list.tsx'
export { AddAssistant, AssistantEntrance } from './list/entrances.tsx'
export { ProviderSettings } from './provider/provider-settings.tsx'
export { allowanceQuery, assistantsQuery } from './queries.ts'
