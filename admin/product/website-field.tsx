/** The address of a page that Leadwright is to open. It is the first thing to fill in. */
import { limits } from '@leadwright/sdk'
import { TextField } from '../ui/text-field.tsx'

type WebsiteFieldProps = { label: string; value: string; onChange: (url: string) => void }

export const WebsiteField = (props: WebsiteFieldProps) => (
  <TextField
    {...props}
    name="url"
    placeholder="https://"
    inputMode="url"
    maxLength={limits.url_characters_max}
    spellCheck="false"
    autoComplete="url"
    isRequired
    autoFocus
  />
)
