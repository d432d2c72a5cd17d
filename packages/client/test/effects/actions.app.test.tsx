import { composerEffects, replyEffects } from './composerEffects.ts'
import { profileEffects } from './profileEffects.ts'
import { questionEffects, requestEffects } from './questionEffects.ts'
import { testEffects } from './testEffects.ts'

testEffects('profile', profileEffects)
testEffects('questions', questionEffects)
testEffects('follow requests', requestEffects)
testEffects('new post', composerEffects)
testEffects('reply', replyEffects)
