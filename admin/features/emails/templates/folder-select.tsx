/** In which folder a template is; nothing to choose where the site has none. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { templateFoldersQuery } from '../../../product/emails/queries.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Select } from '../../../ui/select.tsx'

type FolderSelectProps = {
  value: string | null
  error?: string | undefined
  onChange: (folder_id: string | null) => void
}

export function FolderSelect({ value, error, onChange }: FolderSelectProps) {
  const { t } = useMessages()
  const { data: folders = [] } = useQuery(templateFoldersQuery(useSiteId()))
  if (folders.length === 0) return null
  return (
    <Select
      label={t('template_folders.folder')}
      isRequired
      value={value ?? 'none'}
      error={error}
      onChange={id => onChange(id === 'none' ? null : id)}
      options={[
        { id: 'none', label: t('template_folders.none') },
        ...folders.map(({ id, name }) => ({ id, label: name })),
      ]}
    />
  )
}
