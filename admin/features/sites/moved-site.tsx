/** Where a site continues that was exported to go on elsewhere: its visitors are redirected there. */
import type { Site } from '@leadwright/sdk'
import { limits } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'

export function MovedSite({ site }: { site: Site }) {
  const { t } = useMessages()
  const save = useChange({
    run: (moved_to: string | null) => client.sites.update({ site_id: site.id, body: { moved_to } }),
    shows: 'the answer',
    refreshes: [['sites']],
    done: ({ moved_to }) => ({ text: t(moved_to === null ? 'transfer.moved_removed' : 'transfer.moved_saved') }),
    isHandled: () => true,
  })
  return (
    <Section title={t('transfer.moved_title')} description={t('transfer.moved_text')}>
      <Form
        onSubmit={async data => {
          await save.mutateAsync(String(data.get('moved_to')).trim() || null)
        }}
      >
        <TextField
          name="moved_to"
          label={t('transfer.moved_to')}
          description={t('transfer.moved_to_text')}
          defaultValue={site.moved_to ?? ''}
          placeholder="https://"
          inputMode="url"
          maxLength={limits.url_characters_max}
          spellCheck="false"
          autoComplete="off"
        />
        <FormActions>
          <SubmitButton>{t('transfer.moved_save')}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
