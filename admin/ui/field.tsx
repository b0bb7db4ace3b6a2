/** Label, description and error around a control: what every input wrapper of this folder shares. Holds no control itself. */
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, type FieldErrorProps } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useMessages } from '../messages/messages.tsx'
import styles from './field.module.css'

export type FieldProps = {
  label: string
  description?: ReactNode
  /** An error decided by the screen; those of a refused form come through Form by themselves. */
  error?: string
  isRequired?: boolean
}

export function FieldLabel({ label, isRequired, showOptional = true }: FieldProps & { showOptional?: boolean }) {
  const { t } = useMessages()
  return (
    <Label className={styles.label} data-slot="field-label">
      {label}
      {!isRequired && showOptional && <span className={styles.optional}>({t('ui.optional')})</span>}
    </Label>
  )
}

/** Description and error below a control; the error replaces nothing, so that help stays readable. */
export function FieldNotes({ description, error }: { description?: ReactNode; error?: FieldErrorProps['children'] }) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error} data-slot="field-error">
        {state => (
          <>
            <CircleAlert size={14} aria-hidden />
            <span>{typeof error === 'string' ? error : state.validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  )
}
