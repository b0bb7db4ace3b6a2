/** Everything about a person, as a file for them. */
import { useMessages } from '../../messages/messages.tsx'
import { saveFile } from '../../product/save-file.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'

export function usePersonExport(site_id: string, lead_id: string) {
  const { t } = useMessages()
  return useChange({
    run: async (email: string) => saveFile(`${email}.json`, await client.leads.exportPerson({ site_id, lead_id })),
    shows: 'the answer',
    done: (_, email) => ({ text: t('leads.exported_person_toast', { email }) }),
  })
}
