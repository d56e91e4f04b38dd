/** The seats of a game that runs: who takes one over, who has a bot stand in, who gives one up. */
import type { Seat } from '@cosmodrome/kernel';
import { isAwaited } from './awaited.ts';
import type { Chats } from './chats.ts';
import { conflict, Fault, notYours } from './fault.ts';
import type { Links } from './links.ts';
import type { People, Person } from './people.ts';
import type { Programs } from './programs.ts';
import type { Knock, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { mustPlay, NOBODY, seatOf, setSeat } from './seats.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Row, Storage } from './storage.ts';
import type { Tidying } from './tidying.ts';

export class SeatsInPlay {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly chats: Chats;
  private readonly shelf: Shelf;
  private readonly settings: Settings;
  private readonly tidying: Tidying;
  private readonly programs: Programs;
  private readonly people: People;
  private readonly links: Links;
  constructor(
    storage: Storage,
    rooms: Rooms,
    chats: Chats,
    shelf: Shelf,
    settings: Settings,
    tidying: Tidying,
    programs: Programs,
    people: People,
    links: Links,
  ) {
    this.storage = storage;
    this.rooms = rooms;
    this.chats = chats;
    this.shelf = shelf;
    this.settings = settings;
    this.tidying = tidying;
    this.programs = programs;
    this.people = people;
    this.links = links;
  }
  welcome(person: Person, room: Room): void {
    if (room.kicked(person.id)) throw conflict('kicked', 'the host has sent you away from this table');
  }
  /** Somebody new plays from now on, in the seat of a bot. */
  async dropIn(person: Person, room: Room, seat: Seat): Promise<void> {
    if (room.owns(person.id, seat)) return;
    await this.mayDropIn(person, room, seat);
    if (this.secrets(room) && room.players().length > 0) throw conflict('ask-first', 'those who play must agree: knock first');
    await this.takeOver(person, room, seat);
  }
  private secrets(room: Room): boolean {
    return this.shelf.get(room.table.game).game.secrets ?? false;
  }
  /** Nobody who knows something takes a seat in mid-game: not who has one, nor who had one, nor, where there are secrets, who looked on. */
  private async mayDropIn(person: Person, room: Room, seat: Seat): Promise<void> {
    const target = seatOf(room, seat);
    mustPlay(room);
    this.welcome(person, room);
    if (room.seated(person.id)) throw conflict('seated', 'you have a seat at this table');
    if (!room.joinable) throw conflict('not-joinable', 'nobody can join this table any more');
    if ((target.kind !== 'open' && target.kind !== 'bot') || target.program !== null) throw conflict('taken', 'this seat is taken');
    const attended = await this.attended(person, room);
    if (attended?.held) throw conflict('was-here', 'you gave up a seat at this table');
    if (this.secrets(room) && (attended || room.presence(person.id) === 'here'))
      throw conflict('looked-on', 'who has looked on cannot play here any more');
  }
  private attended(person: Person, room: Room): Promise<Row<'attended'> | undefined> {
    return this.storage.db
      .selectFrom('attended')
      .selectAll()
      .where('code', '=', room.code)
      .where('person', '=', person.id)
      .executeTakeFirst();
  }
  /** This person has looked on at a running game or, `held`, given up a seat in it. */
  async attend(person: string, room: Room, held = false): Promise<void> {
    const row = { code: room.code, person, held: held ? 1 : 0 };
    await this.storage.db
      .insertInto('attended')
      .values(row)
      .onConflict((c) => (held ? c.columns(['code', 'person']).doUpdateSet({ held: 1 }) : c.doNothing()))
      .execute();
  }
  /** May this person ask for a seat in the running game, if he does not look on before? */
  async door(person: Person | undefined, room: Room): Promise<boolean> {
    if (!person || room.table.phase !== 'playing' || !this.secrets(room)) return false;
    const free = room.seats.find((s) => s.kind === 'bot' || s.kind === 'open');
    if (!free) return false;
    return this.mayDropIn(person, room, free.seat).then(
      () => true,
      () => false,
    );
  }
  /**
   * Somebody says that the seat of one who is gone is their own, whose device is lost. Only those who play can know: all of them must agree, whatever
   * the game. Where nobody else plays, whoever opened the table must; where that is the same person, nobody but the operator can.
   */
  private async mayReturn(person: Person, room: Room, seat: Seat): Promise<void> {
    mustPlay(room);
    this.welcome(person, room);
    const { kind, person: owner } = seatOf(room, seat);
    if (room.seated(person.id)) throw conflict('seated', 'you have a seat at this table');
    if (kind !== 'person' || owner === null || owner === NOBODY) throw conflict('taken', 'this seat is taken');
    if (room.presence(owner) !== 'gone') throw conflict('present', 'this player is here, or was a moment ago');
    if (room.mustAgree(seat).length === 0) throw conflict('nobody-knows', 'nobody else plays here who could say so');
    if ((await this.attended(person, room))?.held) throw conflict('was-here', 'you gave up a seat at this table');
  }
  /** Is there a seat that this person, who has not looked on yet, may say is theirs? */
  async lost(person: Person | undefined, room: Room): Promise<boolean> {
    if (!person || room.table.phase !== 'playing' || (await this.attended(person, room))) return false;
    for (const { seat } of room.seats) {
      const may = await this.mayReturn(person, room, seat).then(
        () => true,
        () => false,
      );
      if (may) return true;
    }
    return false;
  }
  private mayCome(person: Person, room: Room, seat: Seat): Promise<void> {
    return seatOf(room, seat).kind === 'person' ? this.mayReturn(person, room, seat) : this.mayDropIn(person, room, seat);
  }
  /** Asks those who play for the seat of a bot, or of one who is gone. Where nobody has to be asked, it is taken at once. */
  async knock(person: Person, room: Room, seat: Seat): Promise<void> {
    await this.mayCome(person, room, seat);
    if (seatOf(room, seat).kind !== 'person' && (!this.secrets(room) || room.players().length === 0))
      return this.takeOver(person, room, seat);
    const asks = room.knockAt(seat);
    if (asks?.person === person.id) return;
    if (asks) throw conflict('taken', 'somebody asks for this seat already');
    for (const s of room.seats) if (room.knockAt(s.seat)?.person === person.id) await this.setKnock(room, s.seat, null);
    await this.setKnock(room, seat, { person: person.id, name: person.name, agreed: [] });
    await this.rooms.changed(room, [person.id]);
    const { kind, name } = seatOf(room, seat);
    await this.chats.announce(room, kind === 'person' ? 'claimed' : 'asked', seat, person, name);
  }
  /** One of those who play agrees, or one against it is enough; whoever asked may think better of it. */
  async agree(person: Person, room: Room, seat: Seat, yes: boolean): Promise<void> {
    const knock = room.knockAt(seat);
    // Whoever has agreed to a program may think better of it.
    if (!knock && !yes && seatOf(room, seat).program !== null) return this.programs.dismiss(person, room, seat);
    if (knock?.program === undefined) mustPlay(room);
    const mine = knock?.person === person.id;
    if (!room.seated(person.id) && !mine && !room.mustAgree(seat).includes(person.id)) throw notYours('you have no seat here');
    if (!knock || (mine && yes)) throw conflict('nobody-asks', 'nobody asks for this seat');
    if (yes) {
      await this.setKnock(room, seat, { ...knock, agreed: [...new Set([...knock.agreed, person.id])] });
      await this.rooms.changed(room, [knock.person]);
      return this.admit(room);
    }
    await this.setKnock(room, seat, null);
    await this.rooms.changed(room, [knock.person]);
    const { kind, name } = seatOf(room, seat);
    if (!mine && knock.program === undefined)
      await this.chats.announce(room, kind === 'person' ? 'unproven' : 'declined', seat, { id: knock.person, name: knock.name }, name);
  }
  /** Whoever asked and has everybody's word sits down, unless he has learnt something meanwhile. */
  private async admit(room: Room): Promise<void> {
    for (const { seat } of room.seats) {
      const knock = room.knockAt(seat);
      if (!knock || room.mustAgree(seat).some((p) => !knock.agreed.includes(p))) continue;
      if (knock.program !== undefined) {
        await this.programs.admitted(room, seat, knock.program);
        continue;
      }
      const person = await this.storage.db.selectFrom('people').selectAll().where('id', '=', knock.person).executeTakeFirst();
      try {
        if (!person) throw conflict('nobody-asks', 'whoever asked is no more');
        await this.mayCome(person, room, seat);
        await this.takeOver(person, room, seat);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        await this.setKnock(room, seat, null);
        await this.rooms.changed(room, [knock.person]);
      }
    }
  }
  /**
   * The operator knows a guest who has lost a device: what was theirs becomes this person's, and the guest is no more, so that the lost device is nobody's
   * key. Nobody has two seats by it, and everybody at their tables is told.
   */
  async restore(token: string, guest: Person, to: Person): Promise<Person> {
    const { db } = this.storage;
    if (guest.user_id !== null) throw new Fault(404, 'link-spent', 'this link has been used, or is too old');
    if (guest.id === to.id) {
      await this.links.use(token);
      return to;
    }
    const seats = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.code')
      .select(['seats.code', 'seats.seat', 'seats.person', 'seats.name', 'tables.phase'])
      .where('seats.person', 'in', [guest.id, to.id])
      .where('seats.kind', 'in', ['person', 'device'])
      .where('tables.phase', '!=', 'over')
      .execute();
    const theirs = seats.filter((s) => s.person === guest.id);
    if (theirs.some((s) => seats.some((o) => o.person === to.id && o.code === s.code)))
      throw conflict('seated', 'you have a seat at one of these tables');
    await this.links.use(token);
    const moved = await this.people.merge(guest, to);
    const person = to.user_id === null ? await this.people.rename(to, guest.name) : to;
    for (const code of moved) await this.rooms.inRoom(code, (room) => this.rooms.refresh(room, [person.id]));
    for (const [code, [first]] of Map.groupBy(theirs, (s) => s.code))
      if (first) await this.rooms.inRoom(code, (room) => this.chats.announce(room, 'restored', first.seat, person, first.name));
    return person;
  }
  private async setKnock(room: Room, seat: Seat, knock: Knock | null): Promise<void> {
    const text = knock && JSON.stringify(knock);
    await this.storage.db.updateTable('seats').set({ knock: text }).where('code', '=', room.code).where('seat', '=', seat).execute();
    room.seats = room.seats.map((s) => (s.seat === seat ? { ...s, knock: text } : s));
  }
  private async takeOver(person: Person, room: Room, seat: Seat): Promise<void> {
    const { name: before, kind, person: sat } = seatOf(room, seat);
    const owner = kind === 'person' ? sat : null;
    const taken = await this.storage.db
      .updateTable('seats')
      .set({ kind: 'person', person: person.id, name: person.name, bot: null, stand_in: 0, stand_in_at: null, ready: 1, knock: null })
      .where('code', '=', room.code)
      .where('seat', '=', seat)
      // As it was when it was looked at: nobody has come back to it meanwhile, and no other has taken it.
      .where((eb) => (owner === null ? eb('kind', 'in', ['open', 'bot']) : eb.and([eb('kind', '=', 'person'), eb('person', '=', owner)])))
      .executeTakeFirst();
    await this.rooms.changed(room, owner === null ? [person.id] : [person.id, owner]);
    if (Number(taken.numUpdatedRows) === 0) throw conflict('taken', 'this seat is taken');
    await this.rooms.driver.sidesChanged(room);
    await this.chats.announce(room, owner === null ? 'joined' : 'returned', seat, person, before);
  }
  /** Time is stopped only by one whom nobody else plays with: others would wait for it. */
  async stop(person: Person, room: Room, on: boolean): Promise<void> {
    mustPlay(room);
    if (!room.seated(person.id)) throw notYours('you have no seat here');
    if (room.players().length > 1) throw conflict('not-alone', 'others play here: time is stopped by nobody');
    if (on && room.table.challenge !== null) throw conflict('challenge', 'the clock of a challenge is not stopped');
    const play = await this.rooms.matches.play(room);
    if (!play || play.match.over) return;
    if (on) await this.rooms.standstill.stop(room, play);
    else await this.rooms.standstill.goOn(room);
  }
  /** A bot answers for a seat: its owner may say so at any time, others when he has been away for long. Only he takes it back. */
  async standIn(person: Person, room: Room, seat: Seat, on: boolean): Promise<void> {
    mustPlay(room);
    if (on && room.table.challenge !== null) throw conflict('challenge', 'a challenge is played without help');
    const s = seatOf(room, seat);
    if (s.kind !== 'person' && s.kind !== 'device') throw conflict('no-person', 'nobody sits there');
    if (!room.owns(person.id, seat)) {
      if (!on) throw notYours('only the one who sits there can take the seat back');
      if (!room.seated(person.id)) throw notYours('you have no seat here');
      if (room.absence(s.person as string) < this.settings.absentMs) throw conflict('present', 'this player is here, or was a moment ago');
    }
    // One who was only late has the least done for him; one who is replaced on purpose has somebody play.
    const bot = on ? this.shelf.defaultBot(this.shelf.get(room.table.game)) : null;
    const own = on && room.owns(person.id, seat);
    if ((s.stand_in === 1) !== on || s.bot !== bot || (own && s.own_wish === 0)) await this.rooms.driver.standIn(room, seat, bot, own);
  }
  /** The seat is given to a bot for good. Where no person is left, the game ends. */
  async resign(person: Person, room: Room, seat: Seat): Promise<void> {
    mustPlay(room);
    if (!room.owns(person.id, seat)) throw notYours('this seat is not yours');
    const bot = this.shelf.defaultBot(this.shelf.get(room.table.game));
    const { name } = seatOf(room, seat);
    await this.attend(person.id, room, true);
    await setSeat(this.storage.db, { ...seatOf(room, seat), kind: 'bot', bot, name: bot, stand_in: 0, stand_in_at: null, ready: 1 });
    const alone = room.seats.every((s) => s.seat === seat || s.kind === 'bot');
    // What another match waits for is played to its end, by bots if need be.
    if (alone && !(await isAwaited(this.storage.db, room.table))) return this.tidying.giveUp(room, [person.id]);
    await this.rooms.changed(room, [person.id]);
    await this.rooms.driver.sidesChanged(room);
    await this.chats.announce(room, 'resigned', seat, { id: person.id, name }, bot);
    await this.admit(room);
  }
}
