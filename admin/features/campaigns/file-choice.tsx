/** The lead magnet: one of the site's files, or a new one. */

import type { StoredFile } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { fileClient } from '../../product/images/client.ts'
import { saveBlob } from '../../product/save-file.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { Button } from '../../ui/button.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import styles from '../../ui/field.module.css'
import { FileField } from '../../ui/file-field.tsx'
import { problemOf } from '../../ui/problem.ts'
import { filesQuery } from './queries.ts'

type Props = { value: string | null; onChange: (file_id: string | null) => void }

const accept = '.pdf,.zip,.docx,.xlsx,.pptx,.epub,.txt,.csv,.mp3,.m4a,.mp4,image/*'

export function FileChoice({ value, onChange }: Props) {
  const site_id = useSiteId()
  const { t, number } = useMessages()
  const { data: files } = useQuery(filesQuery(site_id))
  const upload = useChange({
    run: (file: File) => fileClient.files.upload({ site_id, file }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'files'),
    isHandled: () => true,
  })
  const load = useChange({
    run: async ({ id, name }: StoredFile) =>
      saveBlob(name, await fileClient.files.getContent({ site_id, file_id: id }, { timeout: 0 })),
    shows: 'the answer',
  })
  const chosen = files?.find(({ id }) => id === value)
  const problem = upload.error && problemOf(upload.error)
  const error = problem && (problem.errors[0]?.text ?? (problem.text || t('ui.unreachable')))
  const size = (bytes: number) => fileSize(bytes, { number })
  return (
    <div className="stack">
      {files && files.length > 0 && (
        <ComboBox
          key={`${files.length} ${value}`}
          name="file_id"
          isRequired
          label={t('campaign.file')}
          placeholder={t('campaign.choose_file')}
          value={value}
          onChange={onChange}
          options={files.map(({ id, name, bytes }) => ({ id, label: name, note: size(bytes) }))}
        />
      )}
      {chosen && (
        <div>
          <Button
            variant="quiet"
            icon={<Download size={14} aria-hidden />}
            isPending={load.isPending}
            onPress={() => load.mutate(chosen)}
          >
            {t('campaign.load_file')}
          </Button>
        </div>
      )}
      <FileField
        label={t('campaign.upload')}
        accept={accept}
        onChange={file => upload.mutate(file, { onSuccess: ({ id }) => onChange(id) })}
      />
      {(upload.isPending || error) && (
        <p role={error ? 'alert' : 'status'} className={error ? styles.error : 'muted'}>
          {error ?? t('ui.working')}
        </p>
      )}
    </div>
  )
}
