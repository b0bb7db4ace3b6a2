/** Within which bounds an assistant works: what it may cost, when people take over, what it asks for, and how it begins. */
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { AttendanceSection } from './attendance-section.tsx'
import { CapsSection } from './caps-section.tsx'
import { ChatSection } from './chat-section.tsx'
import { OpenersSection } from './openers-section.tsx'
import { QuickFormSection } from './quick-form-section.tsx'

export const AssistantSettings = () => (
  <AssistantScreen here="settings">
    {loaded => (
      <>
        <CapsSection {...loaded} />
        <AttendanceSection {...loaded} />
        <QuickFormSection {...loaded} />
        <OpenersSection {...loaded} />
        <ChatSection {...loaded} />
      </>
    )}
  </AssistantScreen>
)
