/** A new journey: a name, then straight into its draft. */
import { useRouter } from '@tanstack/react-router'
import { client } from '../../app/api.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSite } from '../sites/queries.ts'
import { draftPath, journeysPath } from './paths.ts'

export function CreateJourney() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const submit = async (data: FormData) => {
    const body = { name: String(data.get('name')), description: String(data.get('description') ?? '') }
    const journey = await client.journeys.create({ site_id, body })
    await router.navigate({ to: draftPath(site_id, journey.id) })
  }
  return (
    <>
      <PageHeader
        title={t('journeys.create')}
        back={{ label: t('journeys.title'), href: journeysPath(site_id) }}
        description={t('journeys.create_text')}
      />
      <Section>
        <Form onSubmit={submit}>
          <TextField name="name" label={t('journeys.name')} isRequired maxLength={100} autoFocus />
          <TextArea name="description" label={t('journeys.description')} maxLength={2000} />
          <div>
            <SubmitButton>{t('journeys.create')}</SubmitButton>
          </div>
        </Form>
      </Section>
    </>
  )
}
