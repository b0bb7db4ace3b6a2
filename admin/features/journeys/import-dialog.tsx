/** A journey from a file that was exported here or elsewhere. */
import { constraints, type JourneyDefinition, type JourneyImport } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useImported } from './missing-references.tsx'

/** Where in the file, and what. */
const placed = ({ pointer, text }: { pointer: string; text: string }) =>
  [pointer.replace(/^\/definition/, ''), text].filter(Boolean).join(': ')

type ImportDialogProps = { site_id: string; isOpen: boolean; onClose: () => void }

export function ImportDialog({ site_id, isOpen, onClose }: ImportDialogProps) {
  const { t } = useMessages()
  const imported = useImported()
  const [definition, setDefinition] = useState<JourneyDefinition>()
  const [name, setName] = useState('')
  const [makes, setMakes] = useState(true)
  const [refusal, setRefusal] = useState<string[]>([])
  const [nameError, setNameError] = useState<string>()
  const send = useChange({
    run: (body: JourneyImport) => client.journeys.import({ site_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'journeys', 'templates', 'custom_fields', 'tags'),
    isHandled: () => true,
  })

  const read = async (file: File) => {
    setRefusal([])
    setDefinition(undefined)
    try {
      const found = JSON.parse(await file.text()) as JourneyDefinition
      if (typeof found !== 'object' || found === null || typeof found.name !== 'string') throw new Error('no journey')
      setDefinition(found)
      setName(found.name)
    } catch {
      setRefusal([t('journeys.import_unreadable')])
    }
  }
  const confirm = async () => {
    if (!definition) return
    setRefusal([])
    setNameError(undefined)
    try {
      const body = { definition, missing: makes ? ('create' as const) : ('refuse' as const), name: name || undefined }
      const answer = await send.mutateAsync(body)
      onClose()
      await imported.open(site_id, answer)
    } catch (error) {
      const problem = problemOf(error)
      const named = problem.errors.find(({ pointer }) => pointer === '/name')
      const others = problem.errors.filter(entry => entry !== named)
      setNameError(named?.text)
      if (!named || others.length > 0) {
        setRefusal([problem.text || t('ui.unreachable'), ...others.map(placed)])
      }
    }
  }
  return (
    <Dialog
      title={t('journeys.import')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" isDisabled={!definition} isPending={send.isPending} onPress={confirm}>
            {t('journeys.import_action')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="muted">{t('journeys.import_text')}</p>
        <FileField label={t('journeys.import_file')} accept="application/json,.json" onChange={read} />
        {definition && (
          <TextField
            label={t('journeys.name')}
            isRequired
            maxLength={constraints.JourneyImport.name.maxLength}
            value={name}
            error={nameError}
            onChange={setName}
          />
        )}
        <Switch isSelected={makes} onChange={setMakes} description={t('journeys.import_makes_note')}>
          {t('journeys.import_makes')}
        </Switch>
        {refusal[0] && (
          <Notice tone="bad" title={refusal[0]}>
            {refusal.slice(1).join(' ')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
