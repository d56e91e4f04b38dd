/** What will come of an answer that cannot be taken back. GT-BASE-QUIT, GT-BASE-FIN, GT-INS */

import type { Json } from '@cosmodrome/kernel';
import type { Before } from '@cosmodrome/kit/text';
import { INSURANCE } from '../content/index.ts';
import { half, value } from '../judge/cargo.ts';
import { faults } from '../judge/ship.ts';
import type { BuildRequest } from '../state.ts';
import type { Stay, Topic } from '../topics.ts';
import type { Here } from './figures.ts';
import type { Lexicon } from './lexicon.ts';

export function beforeOf({ ask, view, me }: Here, option: Json, say: Lexicon['before']): readonly Before[] {
  switch (ask.topic as Topic) {
    case 'flight/stay': {
      if ((option as unknown as Stay).do === 'fly') return [];
      const goods = value(me.ship, me.skills);
      return [
        { kind: 'sure', say: say.sold(half(goods), goods), rules: ['GT-BASE-PAY-03'] },
        { kind: 'lost', say: say.noBonus(view.flight), rules: ['GT-BASE-QUIT-01'] },
      ];
    }
    case 'build/do': {
      const request = option as unknown as BuildRequest;
      if (request.do !== 'finish') return [];
      const wrong = view.settings.assistant ? faults(me.ship, me.skills).length : 0;
      return [
        { kind: 'sure', say: say.departs(request.number), rules: ['GT-BASE-FIN-01'] },
        ...(me.reserve.length > 0 ? [{ kind: 'lost' as const, say: say.reserve(me.reserve.length), rules: ['GT-BASE-PAY-05'] }] : []),
        ...(wrong > 0 ? [{ kind: 'lost' as const, say: say.faulty(wrong), rules: ['GT-BASE-ERR-01'] }] : []),
      ];
    }
    case 'preflight/insure':
      return option === true
        ? [{ kind: 'sure', say: say.insured(INSURANCE.price, INSURANCE.cap), rules: ['GT-INS-01'] }]
        : [{ kind: 'luck', say: say.uninsured, rules: ['GT-INS-01'] }];
    default:
      return [];
  }
}
