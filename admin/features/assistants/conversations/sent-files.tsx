/** What a visitor sent along, each to be loaded: it is saved, never opened here. */
import type { ConversationFile } from '@leadwright/sdk'
import { useParams } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { fileSize } from '../../../product/file-size.ts'
import { saveBlob } from '../../../product/save-file.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import { conversations } from './client.ts'
import styles from './transcript.module.css'

export function SentFiles({ files }: { files: readonly ConversationFile[] }) {
  const messages = useMessages()
  const { t } = messages
  const site_id = useSiteId()
  const { conversation_id = '' } = useParams({ strict: false })
  const load = useChange({
    run: async ({ id, name }: ConversationFile) =>
      saveBlob(name, await conversations.downloadFile({ site_id, conversation_id, file_id: id }, { timeout: 0 })),
    shows: 'the answer',
  })
  return (
    <ul className={styles.sources} aria-label={t('conversations.files')}>
      {files.map(file => (
        <li key={file.id}>
          <Button
            variant="quiet"
            icon={<Download size={14} aria-hidden />}
            aria-label={t('conversations.load_file', { name: `${file.name} ${fileSize(file.bytes, messages)}` })}
            onPress={() => load.mutate(file)}
          >
            <span dir="auto">{file.name}</span>{' '}
            <span className={`muted numbers ${styles.size}`}>{fileSize(file.bytes, messages)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
