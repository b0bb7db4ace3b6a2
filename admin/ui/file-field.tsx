/** One file from the person's machine: a button, and the name of what was chosen. */
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'

type FileFieldProps = { label: string; accept: string; onChange: (file: File) => void }

export function FileField({ label, accept, onChange }: FileFieldProps) {
  const { t } = useMessages()
  const [name, setName] = useState<string>()
  return (
    <div className="row-of">
      <FileTrigger
        acceptedFileTypes={accept.split(',')}
        onSelect={files => {
          const file = files?.[0]
          if (!file) return
          setName(file.name)
          onChange(file)
        }}
      >
        <Button icon={<Upload size={16} aria-hidden />}>{label}</Button>
      </FileTrigger>
      <span className="muted">{name ?? t('ui.no_file')}</span>
    </div>
  )
}
