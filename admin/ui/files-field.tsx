/** Several files from the person's machine at once: a button, and how many were chosen. */
import { Upload } from 'lucide-react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'

type FilesFieldProps = {
  label: string
  accept: string
  files: readonly File[]
  onChange: (files: File[]) => void
}

export function FilesField({ label, accept, files, onChange }: FilesFieldProps) {
  const { t } = useMessages()
  return (
    <div className="row-of">
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={accept.split(',')}
        onSelect={chosen => chosen && onChange([...chosen])}
      >
        <Button icon={<Upload size={16} aria-hidden />}>{label}</Button>
      </FileTrigger>
      <span className="muted">{files.length === 0 ? t('ui.no_file') : files.map(({ name }) => name).join(', ')}</span>
    </div>
  )
}
