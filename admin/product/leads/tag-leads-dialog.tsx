/** Chooses the tags that selected leads get or lose. A tag that does not exist yet can be made here. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { useTagChoices } from '../filter/choices.ts'
import { useNewTag } from '../lead-settings/use-new-tag.ts'
import type { TagChange } from './change-tags.ts'
import { StartJourneys } from './join-audience-dialog.tsx'

type Props = {
  site_id: string
  count: number
  act: 'add' | 'remove' | undefined
  onClose: () => void
  onChange: (change: TagChange) => Promise<unknown>
}

export function TagLeadsDialog(props: Props) {
  const { t } = useMessages()
  const title = props.act === 'remove' ? 'leads.remove_tags_title' : 'leads.add_tags_title'
  return (
    <Dialog
      title={t(title, { count: props.count })}
      isOpen={props.act !== undefined}
      onClose={props.onClose}
      size="small"
    >
      <ChosenTags {...props} />
    </Dialog>
  )
}

function ChosenTags({ site_id, count, act, onClose, onChange }: Props) {
  const { t } = useMessages()
  const tags = useTagChoices(site_id)
  const create = useNewTag(site_id)
  const [tag_ids, setTags] = useState<string[]>([])
  const [starts, setStarts] = useState(false)
  const isAdding = act !== 'remove'
  return (
    <Form
      onSubmit={async () => {
        await onChange({ add: isAdding, tag_ids, start_journeys: starts })
        onClose()
      }}
    >
      <TagPicker
        label={t('leads.tags')}
        options={tags}
        value={tag_ids}
        onChange={setTags}
        onCreate={isAdding ? create : undefined}
        isRequired
      />
      {isAdding && <StartJourneys count={count} isSelected={starts} onChange={setStarts} />}
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={tag_ids.length === 0}>
          {t(isAdding ? 'leads.add_tags' : 'leads.remove_tags')}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
