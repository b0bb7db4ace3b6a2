/** The lead magnet: one of the site's files, or a new one. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { client } from '../../product/session/api.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import styles from '../../ui/field.module.css'
import { FileField } from '../../ui/file-field.tsx'
import { problemOf } from '../../ui/problem.ts'
import { filesQuery } from './queries.ts'

type Props = { site_id: string; value: string | null; onChange: (file_id: string | null) => void }

const accept = '.pdf,.zip,.docx,.xlsx,.pptx,.epub,.txt,.csv,.mp3,.m4a,.mp4,image/*'

export function FileChoice({ site_id, value, onChange }: Props) {
  const { t, number } = useMessages()
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const { data: files } = useQuery(filesQuery(site_id))
  const upload = async (file: File) => {
    setError(undefined)
    setLoading(true)
    try {
      const stored = await client.files.upload({ site_id, file })
      await queries.invalidateQueries({ queryKey: ['files', site_id] })
      onChange(stored.id)
    } catch (thrown) {
      const problem = problemOf(thrown)
      setError(problem.errors[0]?.text ?? (problem.text || t('ui.unreachable')))
    } finally {
      setLoading(false)
    }
  }
  const size = (bytes: number) =>
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1_000)))} kB`
      : `${number(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`
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
      <FileField label={t('campaign.upload')} accept={accept} onChange={file => void upload(file)} />
      {(isLoading || error) && (
        <p role={error ? 'alert' : 'status'} className={error ? styles.error : 'muted'}>
          {error ?? t('ui.working')}
        </p>
      )}
    </div>
  )
}
