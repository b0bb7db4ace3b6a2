/** Chooses the audience that selected leads are put on, and whether that starts journeys. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { useStaticAudienceChoices } from '../filter/choices.ts'

type Props = {
  site_id: string
  count: number
  isOpen: boolean
  onClose: () => void
  onJoin: (audience_id: string, start_journeys: boolean) => Promise<unknown>
}

export function JoinAudienceDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t('leads.join_title', { count: props.count })}
      isOpen={props.isOpen}
      onClose={props.onClose}
      size="small"
    >
      <ChosenAudience {...props} />
    </Dialog>
  )
}

function ChosenAudience({ site_id, count, onClose, onJoin }: Props) {
  const { t } = useMessages()
  const audiences = useStaticAudienceChoices(site_id)
  const [chosen, choose] = useState<string>()
  const [starts, setStarts] = useState(false)
  const audience_id = chosen ?? audiences[0]?.id
  return (
    <Form
      onSubmit={async () => {
        if (audience_id === undefined) return
        await onJoin(audience_id, starts)
        onClose()
      }}
    >
      <Select
        label={t('activities.audience')}
        isRequired
        value={audience_id ?? null}
        options={audiences}
        onChange={choose}
      />
      <StartJourneys count={count} isSelected={starts} onChange={setStarts} />
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={audience_id === undefined}>{t('leads.add_to_audience')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

/** Changes of many leads start no journey unless this is ticked. */
export function StartJourneys(props: { count: number; isSelected: boolean; onChange: (starts: boolean) => void }) {
  const { t, number } = useMessages()
  return (
    <Checkbox
      isSelected={props.isSelected}
      onChange={props.onChange}
      description={t('leads.start_journeys_note', { count: props.count, shown: number(props.count) })}
    >
      {t('leads.start_journeys')}
    </Checkbox>
  )
}
