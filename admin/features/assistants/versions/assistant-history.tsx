/** What was done to an assistant, by whom and when. */
import { useMessages } from '../../../messages/messages.tsx'
import { ObjectHistory } from '../../../product/activities/object-history.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { usePartWords } from './part-words.ts'

export const AssistantHistory = () => (
  <AssistantScreen here="history">
    {({ site_id, assistant }) => <History site_id={site_id} assistant_id={assistant.id} />}
  </AssistantScreen>
)

function History({ site_id, assistant_id }: { site_id: string; assistant_id: string }) {
  const { timezone } = useSite()
  const { t } = useMessages()
  const partWords = { name: t('assistants.name'), ...usePartWords() }
  return <ObjectHistory site_id={site_id} subject_id={assistant_id} timeZone={timezone} partWords={partWords} />
}
