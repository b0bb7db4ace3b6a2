/** Whether the draft is saved; where it could not be, why, and the way to try again. */
import { useMessages } from '../../messages/messages.tsx'
import { SaveStatus } from '../../ui/save-status.tsx'
import { failureText } from './failure-text.ts'
import type { Editor } from './use-editor.ts'

type SavingIndicatorProps = {
  editor: Pick<Editor<object>, 'isDirty' | 'isSaving' | 'failure' | 'save'>
  /** Said instead of the failure of saving, such as why publishing was refused. */
  refusal?: string | undefined
}

export function SavingIndicator({ editor, refusal }: SavingIndicatorProps) {
  const { t } = useMessages()
  const { isDirty, isSaving, failure } = editor
  const error = failure ? failureText(t, failure.problem) : refusal
  return (
    <SaveStatus
      state={isSaving ? 'saving' : isDirty ? 'not_saved' : 'saved'}
      error={isSaving || !isDirty ? undefined : error}
      onRetry={failure && isDirty && !isSaving ? () => void editor.save() : undefined}
    />
  )
}
