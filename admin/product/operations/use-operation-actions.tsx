/** Actions on an operation: cancel, undo, download its failures. */
import type { Operation } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Download, FileInput, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { fileSize } from '../file-size.ts'
import { patched } from '../lists/shown.ts'
import { saveBlob, saveText } from '../save-file.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'
import { operationTitle, undoesImport } from './operation-words.ts'
import { importPathOf } from './paths.ts'

const undoTexts: Record<string, MessageKey> = {
  journey_enrollment: 'operations.undo_text',
  lead_import: 'operations.undo_import_text',
}

/** CSV or XLSX. */
const formatOf = ({ name }: { name: string }): string => (name.split('.').at(-1) ?? '').toUpperCase()

type DialogRequest = { act: 'cancel' | 'undo'; operation: Operation }

/** Menu entries for an operation, and the dialog that they open. */
export function useOperationActions(site_id: string): {
  actionsOf: (operation: Operation) => MenuAction[]
  dialog: ReactNode
} {
  const messages = useMessages()
  const { t, number } = messages
  const navigate = useNavigate()
  const [asked, setAsked] = useState<DialogRequest>()
  const download = useChange({
    run: ({ id }: Operation) => client.operations.exportFailures({ site_id, operation_id: id }),
    shows: 'the answer',
    done: (csv, operation) => {
      const name = t(undoesImport(operation) ? 'imports.kept_file' : 'operations.failures_file')
      saveText(`${name}.csv`, csv, 'text/csv')
      return undefined
    },
  })
  const downloadFile = useChange({
    // As long as it takes: the file may be large.
    run: ({ id }: Operation) => client.operations.downloadFile({ site_id, operation_id: id }, { timeout: 0 }),
    shows: 'the answer',
    done: (file, { file: { name } = { name: '' } }) => {
      saveBlob(name, file)
      return undefined
    },
  })
  const carryOut = useChange({
    run: ({ act, operation }: DialogRequest) => {
      const request = { site_id, operation_id: operation.id }
      return act === 'cancel' ? client.operations.cancel(request) : client.operations.undo(request)
    },
    shows: ({ act, operation: { id } }) => [
      patched('operations', id, act === 'cancel' ? { status: 'canceled', can_cancel: false } : { can_undo: false }),
    ],
    refreshes: ofSite(site_id, 'operations'),
    done: (_, { act }) => ({ text: t(act === 'cancel' ? 'operations.canceled' : 'operations.undoing') }),
    isHandled: () => true,
  })
  const actionsOf = (operation: Operation): MenuAction[] => {
    const { file, progress } = operation
    const href = importPathOf(site_id, operation)
    const actions: (MenuAction | false | undefined | '')[] = [
      href && {
        id: 'import',
        label: t('operations.open_import'),
        icon: <FileInput size={16} aria-hidden />,
        onAction: () => void navigate({ href }),
      },
      file && {
        id: 'file',
        label: t('operations.download', { format: formatOf(file), size: fileSize(file.bytes, messages) }),
        icon: <Download size={16} aria-hidden />,
        onAction: () => downloadFile.mutate(operation),
      },
      progress.failed > 0 && {
        id: 'failures',
        label: undoesImport(operation)
          ? t('imports.kept_list')
          : t('operations.failures', { count: progress.failed, shown: number(progress.failed) }),
        icon: <Download size={16} aria-hidden />,
        onAction: () => download.mutate(operation),
      },
      operation.can_undo && {
        id: 'undo',
        label: t('operations.undo'),
        icon: <Undo2 size={16} aria-hidden />,
        onAction: () => setAsked({ act: 'undo', operation }),
      },
      operation.can_cancel && {
        id: 'cancel',
        label: t('operations.cancel'),
        icon: <Ban size={16} aria-hidden />,
        onAction: () => setAsked({ act: 'cancel', operation }),
      },
    ]
    return actions.filter(action => typeof action === 'object')
  }
  const name = asked ? operationTitle(asked.operation, messages) : ''
  const isCancel = asked?.act !== 'undo'
  const undoText = t(undoTexts[asked?.operation.type ?? ''] ?? 'operations.undo_change_text')
  const dialog = (
    <ConfirmDialog
      title={isCancel ? t('operations.cancel_title', { name }) : t('operations.undo_title', { name })}
      action={isCancel ? t('operations.cancel') : t('operations.undo')}
      isOpen={asked !== undefined}
      onClose={() => setAsked(undefined)}
      onConfirm={async () => asked && carryOut.mutateAsync(asked)}
    >
      <p>{isCancel ? t('operations.cancel_text') : undoText}</p>
    </ConfirmDialog>
  )
  return { actionsOf, dialog }
}
