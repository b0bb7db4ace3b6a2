/** What an assistant answers from: chosen here, with how fresh each source is. */
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { KnowledgeSection } from './knowledge-section.tsx'
import { SourcesSection } from './sources-section.tsx'

export const AssistantKnowledge = () => (
  <AssistantScreen here="knowledge">
    {loaded => (
      <>
        <KnowledgeSection {...loaded} />
        <SourcesSection {...loaded} />
      </>
    )}
  </AssistantScreen>
)
