/** Who writes in the pottery studio's name, what is sent, and what the canned model writes. */
import { beside, button, documentOf, heading, list, picture, saved, words } from './blocks.ts'
import type { Letter, SeedBroadcast, SeedSender, SeedTemplate } from './business.ts'

export const senders: readonly SeedSender[] = [
  {
    key: 'rowan',
    first_name: 'Rowan',
    last_name: 'Ellery',
    email: 'rowan@juniper-and-clay.example',
    signature: 'Rowan Ellery\nJuniper & Clay',
  },
  {
    key: 'studio',
    first_name: 'Ines',
    last_name: 'Halloran',
    email: 'letter@juniper-and-clay.example',
    signature: 'Ines Halloran\nJuniper & Clay',
    unverified_since_days: 4,
  },
]

const leave = '[Leave the list]({{ unsubscribe_url }})'
const hello = 'Hello {{ lead.first_name | default: "there" }},'
const at = 'https://juniper-and-clay.example'

export const sending_domain = 'juniper-and-clay.example'
export const webhook = 'New leads for the class calendar'

export const saved_block = {
  name: 'Come by the studio',
  blocks: [
    beside(
      'visit',
      [heading('where', 'Come by', 3), words('address', '14 Rope Walk, Portland. The blue door behind the chandlery.')],
      [heading('when', 'We are here', 3), words('hours', 'Tuesday to Saturday, ten to six. Thursdays until nine.')],
    ),
  ],
}

export const templates: readonly SeedTemplate[] = [
  {
    key: 'welcome',
    name: 'Welcome: half price code',
    category: 'marketing',
    folder: 'First class',
    subject: 'Your half-price class, {{ lead.first_name | default: "friend" }}',
    preheader: 'The code, and two evenings with a free wheel',
    body_text: `${hello}\n\nHere is your code for a first class at half price: WHEEL50. It is good for any evening in the next sixty days.\n\n[[Choose an evening](${at}/classes)]\n\nNo experience is needed. Bring short nails and a little patience; we have aprons, clay and coffee. If you wonder what to expect, read [how a first class goes](${at}/first-class).\n\nNot for you after all? ${leave}.`,
  },
  {
    key: 'reminder',
    name: 'The code is still good',
    category: 'marketing',
    folder: 'First class',
    subject: 'WHEEL50 is still yours',
    preheader: 'Thursday has two free wheels',
    body_text: `${hello}\n\nYour code WHEEL50 waits in a drawer here. Thursday evening has two free wheels, Saturday morning one.\n\n[[Take one of them](${at}/classes)]\n\n${leave}`,
  },
  {
    key: 'letter_welcome',
    name: 'Studio letter: welcome',
    category: 'marketing',
    folder: 'Studio letter',
    subject: 'Welcome to the studio letter',
    preheader: 'What you will find in it, and last month’s to begin with',
    body_text: `${hello}\n\nThank you for reading along. Once a month we tell what came out of the kiln and what cracked on the way.\n\nHere is [last month’s letter](${at}/journal/april): a teapot that pours, at last, and why celadon turns gray.\n\n${leave}`,
  },
  {
    key: 'glaze',
    name: 'A glaze recipe for beginners',
    category: 'marketing',
    folder: 'Studio letter',
    subject: 'A glaze that forgives',
    preheader: 'Four materials, one bucket',
    document: ({ image, saved_block_id }) =>
      documentOf(
        picture('vase', image('vase'), 'A vase with an even, milky glaze'),
        heading('title', 'A glaze that forgives'),
        words('hello', hello, 'It melts quietly, hides fingerprints, and wants four materials and one bucket.'),
        list('recipe', '40 parts feldspar', '20 parts silica', '20 parts whiting', '20 parts kaolin'),
        words('color', 'A tenth of copper makes it green, a tenth of iron the brown of honey.'),
        button('push', 'The recipe with pictures', `${at}/journal/a-glaze-that-forgives`),
        saved('visit', saved_block_id),
      ),
    translation: {
      locale: 'es',
      subject: 'Un esmalte que perdona',
      preheader: 'Cuatro materiales, un cubo',
      document: ({ image, saved_block_id }) =>
        documentOf(
          picture('vase', image('vase'), 'Un jarrón con un esmalte blanco y uniforme'),
          heading('title', 'Un esmalte que perdona'),
          words(
            'hello',
            'Hola, {{ lead.first_name | default: "qué tal" }}:',
            'Funde sin sobresaltos, disimula las huellas y solo pide cuatro materiales y un cubo.',
          ),
          list('recipe', '40 partes de feldespato', '20 de sílice', '20 de creta', '20 de caolín'),
          words('color', 'Con una décima parte de cobre se vuelve verde; con hierro, del color de la miel.'),
          button('push', 'La receta con fotos', `${at}/journal/a-glaze-that-forgives`),
          saved('visit', saved_block_id),
        ),
    },
  },
  {
    key: 'voucher_question',
    name: 'Voucher: whose birthday is it?',
    category: 'marketing',
    folder: 'Vouchers',
    subject: 'Who is the voucher for?',
    preheader: 'One click, and we remind you in time',
    body_text: `${hello}\n\nWe would like to remind you at the right moment.\n\n{{ question }}\n\n${leave}`,
  },
  {
    key: 'voucher',
    name: 'Voucher: two weeks to go',
    category: 'marketing',
    folder: 'Vouchers',
    subject: 'Two weeks until the day',
    preheader: 'Vouchers by mail, or to print at home',
    body_text: `${hello}\n\nA voucher for an evening at the wheel fits every size. Ordered by Friday it lies in the mailbox on Tuesday; printed at home it needs no mailbox at all.\n\n[[Choose a voucher](${at}/vouchers)]\n\n${leave}`,
  },
  {
    key: 'personal',
    name: 'A personal answer',
    category: 'marketing',
    folder: 'First class',
    subject: '{{ ai_subject }}',
    preheader: 'An answer to what you asked us',
    body_text: `{{ ai_text }}\n\n[[See free dates](${at}/classes)]\n\n${leave}`,
  },
  {
    key: 'kiln',
    name: 'Pieces are out of the kiln',
    category: 'transactional',
    folder: 'First class',
    subject: 'Your pieces are ready, {{ lead.first_name | default: "friend" }}',
    preheader: 'They wait on the shelf by the window for four weeks',
    body_text: `${hello}\n\nThe kiln is open and your pieces have come out well. They wait for you on the shelf by the window.\n\n[[When we are open](${at}/visit)]`,
  },
]

export const letters: readonly Letter[] = [
  {
    subject: 'A quiet evening for your first bowl',
    text: 'Hello {name},\n\nThank you for asking. For someone who begins, I would choose a Wednesday: there are four of you at most, and Ines has time to stand beside you while you center.\n\nYou will make three or four bowls and keep the two you like best. We glaze them in your color and fire them within two weeks.\n\nThe next free Wednesdays are the 9th and the 23rd.',
  },
  {
    subject: 'Back at the wheel, without starting over',
    text: 'Hello {name},\n\nOnce or twice is enough to skip the first hour. On Saturday mornings we open the studio to people who can center on their own; someone is there to help with handles and lids.\n\nBring what you made before if you still have it. It tells us more than a form does.',
  },
  {
    subject: 'A wheel and a shelf of your own',
    text: 'Hello {name},\n\nWith your years of practice a class would bore you. Members have a key, a shelf and the kiln twice a month; the wheel by the window is free from ten to four on weekdays.\n\nCome by on Thursday and try it for an hour. Coffee is on us.',
  },
]

export const broadcasts: readonly SeedBroadcast[] = [
  {
    ...{ name: 'October evenings', template: 'reminder', sender: 'rowan', audience: 'Class announcements', days: -37 },
    subjects: ['Two free wheels on Thursday', 'WHEEL50 is still yours'],
  },
  {
    ...{ name: 'The glaze recipe', template: 'glaze', sender: 'rowan', audience: 'Studio letter', days: -9 },
    subjects: ['A glaze that forgives', 'The glaze we give to every beginner'],
  },
  {
    ...{ name: 'Half price until Sunday', template: 'reminder', sender: 'rowan', audience: 'Class announcements' },
    ...{ subjects: ['Half price until Sunday'], days: 2 },
  },
  {
    ...{ name: 'Vouchers for the holidays', template: 'voucher', sender: 'rowan', audience: 'Voucher buyers' },
    subjects: [],
  },
]
