/** The pictures of the handbook, made of the pieces of the game. */
import type { Lang } from '@cosmodrome/kit/text';
import { type FigureProps, Named, Plate, Row, Then } from '@cosmodrome/kit/ui/handbook';
import type { ReactNode } from 'react';
import { type Exploration, IMPERATOR, MISSIONS, SCORE, type World, XENO } from '../content/index.ts';
import { ExplorationFront, Extrasolar, ImperatorFront } from '../ui/cards.tsx';
import { Expert, Gate, I, Pips, Planet, SeatMini, Ship, StarBase } from '../ui/pieces.tsx';

const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);
const Card = ({ of, lang }: { readonly of: Exploration; readonly lang: Lang }) => (
  <span className="leg-fig__card">
    <ExplorationFront card={of} lang={lang} />
  </span>
);
const FaceDown = () => (
  <span className="leg-fig__down">
    <I name="card" size={26} />
  </span>
);
const Contact = ({ of, lang }: { readonly of: World; readonly lang: Lang }) => {
  const at = MISSIONS.findIndex((m) => m.key === of);
  return <Extrasolar world={{ ...MISSIONS[at]!, card: at as never }} small lang={lang} />;
};
const Piece = ({ size = 56, children }: { readonly size?: number; readonly children: ReactNode }) => (
  <Plate box={[-30, -30, 60, 60]} width={size}>
    {children}
  </Plate>
);

export function Goal({ lang }: FigureProps) {
  const line = (seat: number, pc: number, px: number, wins: boolean) => (
    <tr data-wins={wins ? '' : undefined}>
      <th scope="row">
        <SeatMini seat={seat} size={20} />
      </th>
      <td>
        <I name="pc" size={18} /> {pc} PC
      </td>
      <td>
        <I name="px" size={18} /> {px} PX
      </td>
      <td>{wins ? <I name="laurels" size={24} /> : px < XENO.win ? `< ${XENO.win} PX` : ''}</td>
    </tr>
  );
  return (
    <table className="leg-fig__score">
      <thead className="cd-hidden">
        <tr>
          <th scope="col">{say(lang, 'U.C.', 'C.U.')}</th>
          <th scope="col">PC</th>
          <th scope="col">PX</th>
          <th scope="col">{say(lang, 'Résultat', 'Result')}</th>
        </tr>
      </thead>
      <tbody>
        {line(2, 41, 9, false)}
        {line(0, 34, 12, true)}
        {line(1, 30, 14, false)}
      </tbody>
    </table>
  );
}
export function Turn({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, '1. piocher', '1. draw')}>
        <span className="leg-fig__fan">
          <FaceDown />
          <FaceDown />
          <FaceDown />
        </span>
      </Named>
      <Then />
      <Named say={say(lang, '2. jouer, payer, voyager', '2. play, pay, travel')}>
        <Card of="mapping-probe" lang={lang} />
      </Named>
      <Then />
      <Named say={say(lang, '3. se poser, une fois', '3. land, once')}>
        <Piece>
          <Planet pawn="gamma" size={52} />
        </Piece>
      </Named>
      <Then />
      <Named say={say(lang, 'reste : −1 PC par carte', 'left over: −1 PC a card')}>
        <FaceDown />
      </Named>
    </Row>
  );
}
export function TwoWays({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'face visible : elle agit', 'face up: it acts')}>
        <Card of="oz-vein" lang={lang} />
      </Named>
      <span className="cd-fig__or">{say(lang, 'ou', 'or')}</span>
      <Named say={say(lang, '2 faces cachées…', '2 face down…')}>
        <span className="leg-fig__fan">
          <FaceDown />
          <FaceDown />
        </span>
      </Named>
      <Then say={say(lang, 'paient', 'pay for')} />
      <Named say={say(lang, '1 propulseur', '1 propulsor')}>
        <span className="leg-fig__pips">
          <I name="propulsor" size={22} />
          <Pips have={3} of={3} grey={2} label="3 / 3" />
        </span>
      </Named>
    </Row>
  );
}
export function Borders() {
  return (
    <Row>
      <Plate box={[-130, -62, 260, 124]} width={420}>
        <path d="M-60 0a60 60 0 0 1 120 0" fill="none" stroke="#e6bd6a" strokeOpacity=".5" strokeWidth="2" transform="translate(0 40)" />
        <path
          d="M-110 0a110 100 0 0 1 220 0"
          fill="none"
          stroke="#e6bd6a"
          strokeOpacity=".35"
          strokeWidth="2"
          transform="translate(0 46)"
        />
        <g transform="translate(0 30)">
          <StarBase size={46} />
        </g>
        <g transform="translate(-30 -6)">
          <Gate cards={1} size={32} />
        </g>
        <g transform="translate(32 -6)">
          <Gate cards={2} size={32} />
        </g>
        <g transform="translate(-86 -8)">
          <Gate cards={3} size={32} />
        </g>
        <g transform="translate(-60 26)">
          <Ship seat={0} ship="frombola" size={34} />
        </g>
        {(
          [
            ['I', 0, -18],
            ['II', -62, -34],
            ['III', 66, -34],
            ['IV', -112, 6],
          ] as const
        ).map(([text, x, y]) => (
          <text key={text} className="leg-cut" x={x} y={y} fontSize="15" fill="#e6bd6a">
            {text}
          </text>
        ))}
      </Plate>
    </Row>
  );
}
export function Risk({ lang }: FigureProps) {
  return (
    <Row>
      <Card of="unknown-signal" lang={lang} />
      <Then say={say(lang, 'affronter', 'face it')} />
      <Named say={say(lang, 'on subit…', 'suffer…')}>
        <FaceDown />
      </Named>
      <span className="cd-fig__or">+</span>
      <Named say={say(lang, '…et l’on apprend', '…and learn')}>
        <span className="leg-fig__pips" data-kind="diplomacy">
          <I name="diplomacy" size={22} />
          <Pips shape="round" have={1} of={3} label="1 / 3" />
        </span>
      </Named>
    </Row>
  );
}
export function Fight({ lang }: FigureProps) {
  return (
    <Row>
      <Card of="xeno-trireme" lang={lang} />
      <Named say={say(lang, '1 laser contre une force de 3', '1 laser against force 3')}>
        <span className="leg-fig__pips">
          <I name="laser" size={22} />
          <Pips have={1} of={3} grey={1} label="1 / 3" />
        </span>
      </Named>
      <Then />
      <Named say={say(lang, `${3 - 1} jets de dégâts`, `${3 - 1} damage rolls`)}>
        <span className="leg-fig__dice">
          {[3, 8].map((face) => (
            <i key={face}>{face}</i>
          ))}
        </span>
      </Named>
      <Then say={say(lang, 'puis', 'then')} />
      <Named say={say(lang, 'le trophée, −1 laser', 'the trophy, −1 laser')}>
        <span className="leg-fig__pips">
          <I name="px" size={22} /> <b>+1 PX</b>
        </span>
      </Named>
    </Row>
  );
}
export function Read({ lang }: FigureProps) {
  return (
    <Row>
      <Contact of="aquarians" lang={lang} />
      <ul className="leg-fig__key">
        <li>
          <I name="squad" size={18} /> {say(lang, 'escouades pour se poser', 'squads to land')}
        </li>
        <li>
          <I name="diplomacy" size={18} /> {say(lang, 'points pour réussir', 'points to succeed')}
        </li>
        <li>
          <I name="pc" size={18} /> {say(lang, 'PC à partager', 'PC to share')}
        </li>
        <li>
          <I name="star" size={18} /> {say(lang, 'éléments à laisser → PX', 'elements to leave → PX')}
        </li>
      </ul>
    </Row>
  );
}
export function Together({ lang }: FigureProps) {
  const imperator = IMPERATOR.find((c) => c.key === 'learned-cohort')!;
  return (
    <Row>
      <Named say={say(lang, '2 escouades', '2 squads')}>
        <Piece>
          <Ship seat={0} ship="frombola" size={52} />
        </Piece>
      </Named>
      <span className="cd-fig__or">+</span>
      <Named say={say(lang, '1 escouade', '1 squad')}>
        <Piece>
          <Ship seat={1} ship="frombola" size={52} />
        </Piece>
      </Named>
      <span className="cd-fig__or">+</span>
      <ImperatorFront
        card={imperator.key}
        squads={imperator.squads}
        experience={imperator.experience}
        pc={imperator.pc}
        score={9}
        lang={lang}
      />
      <Then say={say(lang, '5 PC à deux', '5 PC for two')} />
      <span className="leg-fig__key">
        <span>
          <SeatMini seat={0} size={18} /> <b>+3</b> {say(lang, '(active)', '(active)')}
        </span>
        <span>
          <SeatMini seat={1} size={18} /> <b>+2</b>
        </span>
      </span>
    </Row>
  );
}
export function Leave({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'laisser 1 escouade', 'leave 1 squad')}>
        <span className="leg-fig__pips">
          <I name="squad" size={22} />
          <Pips have={1} of={4} grey={2} label="1 / 4" />
        </span>
      </Named>
      <Then say="+1 PX" />
      <Named say={say(lang, 'rentrer réparer', 'go home, repair')}>
        <Plate box={[-50, -50, 100, 100]} width={64}>
          <StarBase size={92} />
        </Plate>
      </Named>
      <Then />
      <Named say={say(lang, 'jusqu’au gris', 'up to grey')}>
        <span className="leg-fig__pips">
          <I name="squad" size={22} />
          <Pips have={2} of={4} grey={2} label="2 / 4" />
        </span>
      </Named>
      <Named say={say(lang, 'jamais les experts', 'never Experts')}>
        <Expert of="diplomat" size={34} />
      </Named>
      <Named say={say(lang, `à ${SCORE.promotion} PC : Spatha`, `at ${SCORE.promotion} PC: Spatha`)}>
        <Piece>
          <Ship seat={0} ship="spatha" size={56} />
        </Piece>
      </Named>
    </Row>
  );
}
export function Ladder({ lang }: FigureProps) {
  const marks: readonly (readonly [number, string])[] = [
    [XENO.oz, say(lang, 'cartes d’OZ', 'OZ cards')],
    [XENO.technology, say(lang, 'technologie', 'technology')],
    [XENO.sectorX, say(lang, 'secteur X', 'sector X')],
    [XENO.win, say(lang, 'peut gagner', 'may win')],
    [XENO.mayEnd, say(lang, 'peut finir', 'may end')],
    [XENO.end, say(lang, 'fin', 'end')],
  ];
  return (
    <ol className="leg-fig__ladder">
      {marks.map(([n, what]) => (
        <li key={n}>
          <b>{n}</b> <small>{what}</small>
        </li>
      ))}
    </ol>
  );
}
