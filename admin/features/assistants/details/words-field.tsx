/** Words of one's own, as chips: typed and kept by Enter. */
import { TagPicker } from '../../../ui/tag-picker.tsx'

type WordsFieldProps = {
  label: string
  description?: string
  error?: string | undefined
  placeholder?: string
  value: readonly string[]
  most: number
  onChange: (words: string[]) => void
}

export function WordsField({ label, description, error, placeholder, value, most, onChange }: WordsFieldProps) {
  return (
    <TagPicker
      label={label}
      {...(description && { description })}
      {...(error && { error })}
      {...(placeholder && { placeholder })}
      options={value.map(word => ({ id: word, label: word }))}
      value={[...value]}
      onChange={words => onChange([...new Set(words)].slice(0, most))}
      onCreate={async word => word}
    />
  )
}
