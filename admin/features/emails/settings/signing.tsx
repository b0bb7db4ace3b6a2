/** The key that signs the site's mail: without one, mail goes unsigned and this says so. */
import type { EmailSettings } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { settingsQuery } from '../../../product/emails/queries.ts'
import { client } from '../../../product/session/api.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'

export function Signing({ site_id, settings }: { site_id: string; settings: EmailSettings }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [asked, ask] = useState<'edit' | 'remove'>()
  const refresh = () => queries.invalidateQueries({ queryKey: settingsQuery(site_id).queryKey })
  const submit = async (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '')
    const private_key = text('dkim.private_key').trim()
    const dkim = {
      domain: text('dkim.domain'),
      selector: text('dkim.selector'),
      ...(private_key !== '' && { private_key }),
    }
    await client.emails.updateSettings({ site_id, body: { dkim } }, { ifMatch: settings.version })
    toast({ text: t('email_settings.saved') })
    ask(undefined)
    await refresh()
  }
  const remove = async () => {
    await client.emails.removeDkimKey({ site_id })
    toast({ text: t('email_settings.key_removed') })
    await refresh()
  }
  return (
    <Section
      title={t('email_settings.signing')}
      description={t('email_settings.signing_note')}
      action={
        <div className="row-of">
          {settings.dkim_configured && (
            <Button variant="quiet-danger" onPress={() => ask('remove')}>
              {t('email_settings.remove_key')}
            </Button>
          )}
          <Button onPress={() => ask('edit')}>
            {t(settings.dkim_configured ? 'email_settings.change_key' : 'email_settings.add_key')}
          </Button>
        </div>
      }
    >
      <div className="stack">
        {settings.dkim_configured ? (
          <Facts
            facts={[
              [t('email_settings.domain'), settings.dkim_domain],
              [t('email_settings.selector'), settings.dkim_selector],
            ]}
          />
        ) : (
          <Notice tone="warning" title={t('email_settings.unsigned')}>
            {t('email_settings.unsigned_note')}
          </Notice>
        )}
        {settings.dkim_record && (
          <>
            <p>{t('email_settings.record_note')}</p>
            <CodeSnippet label={t('email_settings.record_name')} code={settings.dkim_record.name} />
            <CodeSnippet label={t('email_settings.record_value')} code={settings.dkim_record.value} />
          </>
        )}
      </div>
      <Dialog title={t('email_settings.signing')} isOpen={asked === 'edit'} onClose={() => ask(undefined)}>
        <Form onSubmit={submit}>
          <TextField
            name="dkim.domain"
            label={t('email_settings.domain')}
            placeholder="example.com"
            isRequired
            defaultValue={settings.dkim_domain ?? ''}
          />
          <TextField
            name="dkim.selector"
            label={t('email_settings.selector')}
            description={t('email_settings.selector_note')}
            isRequired
            defaultValue={settings.dkim_selector ?? 'leadwright'}
          />
          <TextArea
            name="dkim.private_key"
            label={t('email_settings.private_key')}
            description={t(
              settings.dkim_configured ? 'email_settings.private_key_keep' : 'email_settings.private_key_note',
            )}
            isRequired={!settings.dkim_configured}
            rows={6}
          />
          <div>
            <SubmitButton>{t('email_settings.save')}</SubmitButton>
          </div>
        </Form>
      </Dialog>
      <ConfirmDialog
        title={t('email_settings.remove_title')}
        action={t('email_settings.remove_key')}
        isOpen={asked === 'remove'}
        onClose={() => ask(undefined)}
        onConfirm={remove}
        losses={[t('email_settings.lost_key'), t('email_settings.lost_signature')]}
      />
    </Section>
  )
}
