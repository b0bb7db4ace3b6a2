import { expect, test } from 'vitest'
import { knownVariables } from '../../../check.ts'
import { withOwnTags } from '../foreign-tags.ts'

const fields = ['City', 'VIP', 'Age'].map(label => ({ name: label.toLowerCase(), label }))
const known = new Set(knownVariables(fields.map(({ name }) => name)))
const context = { known, fields, year: 2026, unsubscribe: 'Unsubscribe' }
const first = '{{ lead.first_name }}'
const or = (fallback: string, name = 'lead.first_name') => `{{ ${name} | default: &quot;${fallback}&quot; }}`
const link = '<a href="{{ unsubscribe_url }}">Unsubscribe</a>'
const named = (name = 'lead.first_name') => `{% if ${name} != blank %}`
const both = `${named()}Dear ${first}{% else %}Hello{% endif %}`

/** As it is written there, as it is written here, and what is left out. */
const cases: [product: string, theirs: string, ours: string, left_out?: string[]][] = [
  [
    'Mailchimp',
    'Hi *|FNAME|* *|TITLE:LNAME|* *|EMAIL|*',
    `Hi ${first} {{ lead.last_name | capitalize }} {{ lead.email }}`,
  ],
  ['Mailchimp', '*|IF:FNAME|*Dear *|FNAME|**|ELSE:|*Hello*|END:IF|*', both],
  ['Mailchimp', '*|IFNOT:FNAME|*Hello*|END:IF|*', '{% if lead.first_name == blank %}Hello{% endif %}'],
  [
    'Mailchimp',
    '*|IF:CITY=Leon|*a*|ELSEIF:CITY=Lugo|*b*|ELSE:|*c*|END:IF|*',
    `{% if lead.custom.city == &#39;Leon&#39; %}a{% elsif lead.custom.city == &#39;Lugo&#39; %}b{% else %}c{% endif %}`,
  ],
  ['Mailchimp', '*|IF:POINTS|*a*|ELSE:|*b*|END:IF|*', 'b', ['condition *|IF:POINTS|*']],
  [
    'Mailchimp',
    '*|LIST:COMPANY|* *|LIST:ADDRESS|* *|HTML:LIST_ADDRESS_HTML|*',
    '{{ site.name }} {{ site.postal_address }} {{ site.postal_address }}',
  ],
  [
    'Mailchimp',
    '<a href="*|UNSUB|*">x</a><a href="http://*|UPDATE_PROFILE|*">y</a>',
    '<a href="{{ unsubscribe_url }}">x</a><a href="{{ unsubscribe_url }}">y</a>',
  ],
  ['Mailchimp', '<a href="*%7CUNSUB%7C*">x</a>', '<a href="{{ unsubscribe_url }}">x</a>'],
  [
    'Mailchimp',
    '<a href="*|ARCHIVE|*">x</a>*|MC:DATE|**|MC:SUBJECT|*',
    '<a href="\uFDD7">x</a>',
    ['web_view *|ARCHIVE|*', 'date *|MC:DATE|*', 'subject *|MC:SUBJECT|*'],
  ],
  ['Mailchimp', '© *|CURRENT_YEAR|*', '© 2026', ['date *|CURRENT_YEAR|*']],
  ['Mailchimp', '*|IFNOT:ARCHIVE_PAGE|*a*|END:IF|**|IF:REWARDS|*b *|REWARDS|**|END:IF|*', 'a'],
  ['Mailchimp', '<!--*|IF:MC_PREVIEW_TEXT|*--><span>*|MC_PREVIEW_TEXT|*</span><!--*|END:IF|*-->c', 'c'],
  [
    'Mailchimp',
    '*|FEEDBLOCK:http://a.example|*<li>*|FEED:TITLE|*</li>*|END:FEEDBLOCK|*z',
    'z',
    ['repeat *|FEEDBLOCK:http://a.example|*'],
  ],
  ['Mailchimp', '*|COUPON|*', '', ['variable *|COUPON|*']],
  ['ActiveCampaign', 'Hola %FIRSTNAME% %CITY%', `Hola ${first} {{ lead.custom.city }}`],
  [
    'ActiveCampaign',
    '<a href="%UNSUBSCRIBELINK%">x</a> %SENDER-INFO% %WEBCOPY%',
    '<a href="{{ unsubscribe_url }}">x</a> {{ site.postal_address }} ',
    ['web_view %WEBCOPY%'],
  ],
  ['ActiveCampaign', '%IF $FIRSTNAME%Dear %FIRSTNAME%%ELSE%Hello%/IF%', both],
  ['ActiveCampaign', "%IF in_array('vip', $TAGS)%a%ELSE%b%/IF%", 'b', ["condition %IF in_array('vip', $TAGS)%"]],
  ['ActiveCampaign', '%COUPON%', '', ['variable %COUPON%']],
  ['Constant Contact', '[[FIRSTNAME OR "friend"]] [[FirstName]]', `${or('friend')} ${first}`],
  ['Constant Contact', '[[FirstName OR &quot;friend&quot;]]', or('friend')],
  [
    'Constant Contact',
    '<a href="[[UnsubscribeLink]]">x</a>[[trackingImage]][[viewAsWebpage]] [[OrganizationName]]',
    '<a href="{{ unsubscribe_url }}">x</a> {{ site.name }}',
    ['web_view [[viewAsWebpage]]'],
  ],
  ['Constant Contact', '[[CompanyName]]', '', ['variable [[CompanyName]]']],
  ['Mautic', '{contactfield=firstname|Friend} {contactfield=city}', `${or('Friend')} {{ lead.custom.city }}`],
  [
    'Mautic',
    '{unsubscribe_text} <a href="{unsubscribe_url}">x</a> {webview_text}<a href="{webview_url}">y</a>',
    `${link} <a href="{{ unsubscribe_url }}">x</a> <a href="\uFDD7">y</a>`,
    ['web_view {webview_text}', 'web_view {webview_url}'],
  ],
  [
    'Ghost',
    '{first_name, "there"} {first_name} {name, "reader"}',
    `${or('there')} ${first} ${or('reader')} {{ lead.last_name }}`,
  ],
  ['MailPoet', '[subscriber:firstname | default:reader] [subscriber:lastname]', `${or('reader')} {{ lead.last_name }}`],
  [
    'MailPoet',
    '<a href="[link:subscription_unsubscribe_url]">x</a><a href="[link:newsletter_view_in_browser_url]">y</a>[date:y]',
    '<a href="{{ unsubscribe_url }}">x</a><a href="\uFDD7">y</a>2026',
    ['web_view [link:newsletter_view_in_browser_url]', 'date [date:y]'],
  ],
  [
    'phpList',
    '[FIRST NAME] [CITY] <a href="[UNSUBSCRIBEURL]">x</a> [SHOE SIZE]',
    `${first} {{ lead.custom.city }} <a href="{{ unsubscribe_url }}">x</a> `,
    ['variable [SHOE SIZE]'],
  ],
  [
    'listmonk',
    '{{ .Subscriber.FirstName }} {{ .Subscriber.Attribs.city }} <a href="{{ UnsubscribeURL }}">x</a>{{ TrackView }}',
    `${first} {{ lead.custom.city }} <a href="{{ unsubscribe_url }}">x</a>`,
  ],
  ['listmonk', '{{ if .Subscriber.FirstName }}Dear {{ .Subscriber.FirstName }}{{ else }}Hello{{ end }}', both],
  [
    'listmonk',
    '<a href="{{ TrackLink "https://a.example/b" . }}">x</a><a href="{{ MessageURL }}">y</a>',
    '<a href="https://a.example/b">x</a><a href="\uFDD7">y</a>',
    ['web_view {{ MessageURL }}'],
  ],
  [
    'HubSpot',
    '{{ contact.firstname }} {{ personalization_token("contact.firstname", "there") }} {{ contact.company }}',
    `${first} ${or('there')} `,
    ['variable {{ contact.company }}'],
  ],
  [
    'HubSpot',
    '<a href="{{ unsubscribe_link }}">x</a> {{ site_settings.company_name }}, {{ site_settings.company_street_address_1 }}, {{site_settings.company_city}}',
    '<a href="{{ unsubscribe_url }}">x</a> {{ site.name }}, {{ site.postal_address }}',
  ],
  ['HubSpot', '{% if contact.firstname %}Dear {{ contact.firstname }}{% else %}Hello{% endif %}{# note #}', both],
  [
    'HubSpot',
    "{% if contact.city == 'Leon' and contact.age >= 18 %}a{% elif contact.vip %}b{% endif %}",
    `{% if lead.custom.city == &#39;Leon&#39; and lead.custom.age &gt;= 18 %}a{% elsif lead.custom.vip != blank %}b{% endif %}`,
  ],
  [
    'HubSpot',
    '{% set x = 1 %}{% for a in b %}<li>{{ a }}</li>{% endfor %}',
    '',
    ['code {% set x = 1 %}', 'repeat {% for a in b %}'],
  ],
  [
    'Klaviyo',
    '{{ first_name|default:"amigo" }} {{ person|lookup:"City"|default:\'x\' }} {{ first_name|title }}',
    `${or('amigo')} ${or('x', 'lead.custom.city')} {{ lead.first_name | capitalize }}`,
  ],
  [
    'Klaviyo',
    '{% unsubscribe %} {% unsubscribe \'Leave\' %} <a href="{% unsubscribe_link %}">x</a> {{ organization.full_address }} {{ organization.name }}',
    `${link} <a href="{{ unsubscribe_url }}">Leave</a> <a href="{{ unsubscribe_url }}">x</a> {{ site.postal_address }} {{ site.name }}`,
  ],
  [
    'Klaviyo',
    "{% if person|lookup:'City' == 'Leon' %}a{% else %}b{% endif %}{% web_view %}",
    '{% if lead.custom.city == &#39;Leon&#39; %}a{% else %}b{% endif %}',
    ['web_view {% web_view %}'],
  ],
  [
    'Brevo',
    '{{ contact.FIRSTNAME | default : "you" }} <a href="{{ unsubscribe }}">x</a><a href="{{ mirror }}">y</a> [DEFAULT_FROM_EMAIL]',
    `${or('you')} <a href="{{ unsubscribe_url }}">x</a><a href="\uFDD7">y</a> {{ sender.email }}`,
    ['web_view {{ mirror }}'],
  ],
  ['Brevo', '{% if contact.FIRSTNAME != "" %}Dear {{ contact.FIRSTNAME }}{% else %}Hello{% endif %}', both],
  [
    'MailerLite',
    '{$name} {$last_name} {$email} {$city} <a href="{$unsubscribe}">x</a><a href="{$url}">y</a>',
    `${first} {{ lead.last_name }} {{ lead.email }} {{ lead.custom.city }} <a href="{{ unsubscribe_url }}">x</a><a href="\uFDD7">y</a>`,
    ['web_view {$url}'],
  ],
  ['MailerLite', "{$name|default('friend')}", or('friend')],
  [
    'SendGrid',
    '{{firstName}} {{insert first_name "default=friend"}} <a href="{{{unsubscribe}}}">x</a> {{{unsubscribe}}}',
    `${first} ${or('friend')} <a href="{{ unsubscribe_url }}">x</a> ${link}`,
  ],
  ['SendGrid', '{{#if firstName}}Dear {{firstName}}{{else}}Hello{{/if}}', both],
  [
    'SendGrid',
    '{{#unless firstName}}Hello{{/unless}}{{#each items}}<li>{{this}}</li>{{/each}}',
    '{% if lead.first_name == blank %}Hello{% endif %}',
    ['repeat {{#each items}}'],
  ],
  [
    'SendGrid',
    '{{#equals city "Leon"}}a{{else}}b{{/equals}}',
    '{% if lead.custom.city == &#39;Leon&#39; %}a{% else %}b{% endif %}',
  ],
  [
    'SendGrid',
    'Hi -firstName-, <a href="<%asm_group_unsubscribe_raw_url%>">x</a> [%first_name | friend%]',
    `Hi ${first}, <a href="{{ unsubscribe_url }}">x</a> ${or('friend')}`,
  ],
  [
    'SendGrid',
    '{{Sender_Name}} {{Sender_Address}}, {{Sender_City}}, {{Sender_State}} {{Sender_Zip}}',
    '{{ site.name }} {{ site.postal_address }}',
  ],
  [
    'Campaign Monitor',
    '[firstname,fallback=friend] [City,fallback=] [fullname,fallback=]',
    `${or('friend')} {{ lead.custom.city }} ${first} {{ lead.last_name }}`,
  ],
  [
    'Campaign Monitor',
    '<unsubscribe>Leave</unsubscribe> <webversion>Web</webversion> <preferences style="color:red">P</preferences>',
    '<a href="{{ unsubscribe_url }}">Leave</a> <a href="\uFDD7">Web</a> <a href="{{ unsubscribe_url }}" style="color:red">P</a>',
    ['web_view <webversion>'],
  ],
  ['Campaign Monitor', '[if:firstname]Dear [firstname,fallback=][else]Hello[endif]', both],
  [
    'Salesforce Marketing Cloud',
    '%%FirstName%% %%emailaddr%% <a href="%%unsub_center_url%%">x</a> %%Member_Busname%%, %%Member_Addr%%, %%Member_City%%',
    `${first} {{ lead.email }} <a href="{{ unsubscribe_url }}">x</a> {{ site.name }}, {{ site.postal_address }}`,
  ],
  [
    'Salesforce Marketing Cloud',
    '%%[ IF NOT EMPTY(FirstName) THEN ]%%Dear %%=v(@FirstName)=%%%%[ ELSE ]%%Hello%%[ ENDIF ]%%',
    both,
  ],
  [
    'Salesforce Marketing Cloud',
    '%%[ SET @a = Lookup("b","c") ]%%%%view_email_url%%',
    '',
    ['code %%[ SET @a = Lookup("b","c") ]%%', 'web_view %%view_email_url%%'],
  ],
  [
    'Omnisend',
    '[[contact.first_name | default: "there"]] <a href="[[unsubscribe_link]]">x</a> [[account.address]]',
    `${or('there')} <a href="{{ unsubscribe_url }}">x</a> {{ site.postal_address }}`,
  ],
  [
    'Customer.io',
    '{{ customer.first_name | default: "you" }} <a href="{% unsubscribe_url %}">x</a> {{ event.total }}',
    `${or('you')} <a href="{{ unsubscribe_url }}">x</a> `,
    ['variable {{ event.total }}'],
  ],
  [
    'Customer.io',
    '{% if customer.first_name != blank %}Dear {{ customer.first_name }}{% else %}Hello{% endif %}',
    both,
  ],
  [
    'Customer.io',
    '{% case customer.city %}{% when "Leon" %}a{% when "Lugo", "Vigo" %}b{% else %}c{% endcase %}',
    `{% if lead.custom.city == &#39;Leon&#39; %}a{% elsif lead.custom.city == &#39;Lugo&#39; or lead.custom.city == &#39;Vigo&#39; %}b{% else %}c{% endif %}`,
  ],
  [
    'Loops',
    '{firstName} <a href="{unsubscribe_link}">x</a> {DATA_VARIABLE:total}',
    `${first} <a href="{{ unsubscribe_url }}">x</a> `,
    ['variable {DATA_VARIABLE:total}'],
  ],
  [
    'Beehiiv',
    '{{first_name | default: "reader"}} {{email}} {{rp_refer_url}}',
    `${or('reader')} {{ lead.email }} `,
    ['share {{rp_refer_url}}'],
  ],
  [
    'Kit',
    '{{ subscriber.first_name | strip | default: "friend" }} <a href="{{ unsubscribe_url }}">x</a> {{ inline_postal_address }}',
    `{{ lead.first_name | strip | default: &quot;friend&quot; }} <a href="{{ unsubscribe_url }}">x</a> {{ site.postal_address }}`,
  ],
  ['none', '{{ end_date }}{{ endereco }}', '', ['variable {{ end_date }}', 'variable {{ endereco }}']],
  ['Mailchimp', '*|MERGE1|* *|MERGE0|* *|HTML:REWARDS|*', `${first} {{ lead.email }} `],
  ['SendGrid', '<a href="{{{unsubscribe_url}}}">x</a>', '<a href="{{ unsubscribe_url }}">x</a>'],
  ['Jinja', "{{ first_name or 'there' }}", or('there')],
  ['Marketo', '{{lead.First Name:default=there}} {{lead.City}}', `${or('there')} {{ lead.custom.city }}`],
  [
    'Mailjet',
    '[[data:firstname:"there"]] {{var:city:""}} <a href="[[UNSUB_LINK_EN]]">x</a>',
    `${or('there')} {{ lead.custom.city }} <a href="{{ unsubscribe_url }}">x</a>`,
  ],
  ['Iterable', '{{defaultIfEmpty firstName "there"}}', or('there')],
  ['Braze', `{{$\{first_name}}} {{$\{first_name} | default: 'there'}}`, `${first} ${or('there')}`],
  [
    'AWeber',
    '{!firstname_fix} {!firstname_fix fallback="there"} <a href="{!remove_web}">x</a> {!contact_address}',
    `${first} ${or('there')} <a href="{{ unsubscribe_url }}">x</a> {{ site.postal_address }}`,
  ],
  [
    'Mailgun',
    '%recipient.first_name% <a href="%unsubscribe_url%">x</a>',
    `${first} <a href="{{ unsubscribe_url }}">x</a>`,
  ],
  [
    'Postmark',
    '{{#name}}Hi {{name}}{{/name}}{{^name}}Hello{{/name}}',
    `${named()}Hi ${first} {{ lead.last_name }}{% endif %}{% if lead.first_name == blank %}Hello{% endif %}`,
  ],
  [
    'ours',
    '{{ lead.first_name | default: "you" | upcase }}{% if lead.custom.vip == true %}a{% endif %}',
    '{{ lead.first_name | default: "you" | upcase }}{% if lead.custom.vip == true %}a{% endif %}',
  ],
]

test.each(cases)('%s: %s', (_, theirs, ours, left_out = []) => {
  const { text, left_out: found } = withOwnTags(theirs, context)
  expect(text).toBe(ours)
  expect(found.map(({ type, name }) => `${type} ${name}`)).toEqual(left_out)
})
