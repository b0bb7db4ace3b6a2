/** What screens of editors that fill the window have in common: opening what they are about, their frame, the button that saves. */
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './editor-screen.module.css'

type OpenedProps<T> = {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
  children: (read: T) => ReactNode
}

/** Once it is read. */
export function Opened<T>({ data, error, refetch, children }: OpenedProps<T>) {
  if (data) return children(data)
  if (error) return <ErrorState isPage error={error} onRetry={refetch} />
  return (
    <div className={styles.loading}>
      <Skeleton lines={['30%', '70%', '90%', '85%']} />
    </div>
  )
}

export const EditorScreen = ({ children }: { children: ReactNode }) => <div className={styles.screen}>{children}</div>

/** A tab beside the editor itself, which scrolls by itself. */
export const EditorPart = ({ children }: { children: ReactNode }) => <div className={styles.part}>{children}</div>

type SaveButtonProps = {
  editor: { isDirty: boolean; isSaving: boolean; save: () => Promise<unknown> }
  variant?: ButtonVariant
}

export function SaveButton({ editor, variant = 'secondary' }: SaveButtonProps) {
  const { t } = useMessages()
  return (
    <Button
      variant={variant}
      isDisabled={!editor.isDirty}
      isPending={editor.isSaving}
      onPress={() => void editor.save()}
    >
      {t('templates.save')}
    </Button>
  )
}
