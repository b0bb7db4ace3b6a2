/** The screens of one assistant, which people go to and fro between: they come together. */
export { AssistantDetails } from './details/assistant-details.tsx'
export { assistantQuery } from './queries.ts'
export { AssistantHome } from './screen/assistant-home.tsx'
export { AssistantSettings } from './settings/assistant-settings.tsx'
export { AssistantHistory } from './versions/assistant-history.tsx'
export { AssistantVersions } from './versions/assistant-versions.tsx'
