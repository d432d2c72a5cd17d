import type { StatusRow } from '../views/loadStatuses.ts'
import type { Plan } from './Plan.ts'
import type { World } from './World.ts'

const minute = 60_000

/** The newest posts, by accounts that both Ada and Bob follow: the first screen shows every kind of content. */
export function addFirstScreen(world: World, post: (author: string, ago: number, plan: Omit<Plan, 'author' | 'at'>) => StatusRow): void {
  const { now, seedFiles } = world
  const media = seedFiles.images.landscape.slice(0, 3).map((file) => ({ file, description: file.description }))
  post('juno@reedbed.example', 5 * minute, {
    html: `<p>Notes from the night shift at the sluice, for whoever has it next:</p><p>The gate sticks at the third tooth. Lift, wait, then lift again; it knows when you are in a hurry. The lamp on the left is the good one. The kettle is the other one.</p><p>The heron comes at four and stands on the rail as if it had paid. Leave it. It has seen off two inspectors and a drone. If the water passes the white mark, ring the bell once and write it down. If it passes the red mark, ring it until somebody comes, and then write that down, too.</p><p>There is bread.</p>`,
  })
  const question = post('noam', 4.5 * minute, { text: 'Is a platform still a platform when the last train has gone?' })
  post('okonkwo', 4 * minute, { text: '@noam It is a very long bench.', replyTo: question })
  post('fern', 3 * minute, { text: 'writing this on the bench', quote: question })
  post('samira', 2 * minute, {
    text: 'Tonight in the boathouse, by the light of what is left of the batteries:',
    poll: { options: ['The small organ', 'The singing saw', 'Frogs, live'], votes: [17, 9, 26], endsAt: now + 300 * minute },
  })
  post('layla', minute, { text: 'ثلاث ليالٍ على التل، والسماء لم تكرر نفسها مرة واحدة.', language: 'ar', media })
}
