import type { Random } from '@androidworld/core';

export const givenNames =
  'Aaliyah Abigail Adrian Aisha Alan Alejandro Alice Amara Amelia Amir Ana Andre Anika Anton Ariana Arthur Astrid Ava Beatriz Benjamin Bianca Bruno Camila Carlos Caroline Cecilia Charlotte Chloe Clara Daniel Daria David Diego Dmitri Edith Elena Elias Emilia Emma Esther Ethan Farah Felix Fiona Gabriel Georgia Grace Hana Hannah Hassan Hector Helena Henry Hugo Ibrahim Ines Ingrid Irene Isaac Isabel Ivan Jada Jamal James Jasmine Javier Jonas Julia Kai Karim Kate Kenji Laila Laura Leah Leo Liam Lina Lucas Lucia Magnus Malik Mara Marco Maria Marta Matteo Maya Mei Mia Milan Mina Mohamed Nadia Naomi Nico Nina Noah Nora Olga Oliver Omar Oscar Petra Priya Quinn Rafael Rania Rosa Ruben Samir Sara Sofia Stella Tariq Theo Tomas Uma Valentina Vera Victor Yara Yusuf Zoe'.split(
    ' ',
  );

const familyNames =
  'Alvarez Andersson Bauer Bennett Castillo Chen Costa Dubois Fischer Garcia Haddad Hansen Ito Jensen Kaur Khan Kowalski Larsen Lopez Martin Meyer Moreau Murphy Nakamura Novak Okafor Patel Pereira Rossi Santos Schmidt Silva Singh Tanaka Torres Weber Wong Yilmaz'.split(
    ' ',
  );

/** A given and a family name. */
export function fullName(random: Random): string {
  return `${givenName(random)} ${familyName(random)}`;
}

/** Names of different people: no word of one is in another. */
export function fullNames(random: Random, count: number): string[] {
  const given = random.sample(givenNames, count);
  return random.sample(familyNames, count).map((family, index) => `${given[index]} ${family}`);
}

export function givenName(random: Random): string {
  return random.pick(givenNames);
}

export function familyName(random: Random): string {
  return random.pick(familyNames);
}

/** A North American number with its country code: `+1` and ten digits, as the SMS tasks need it. */
export function phoneNumber(random: Random): string {
  return `+1${Array.from({ length: 10 }, () => random.integer(0, 9)).join('')}`;
}
