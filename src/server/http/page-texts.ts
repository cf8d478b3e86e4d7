/** The few pages that the server itself shows, in our own words. */
import type { Locale } from '../../text/locale.ts';

export interface PageText {
  title: string;
  /** Paragraphs; a list is a paragraph that is an array. */
  body: readonly (string | readonly string[])[];
}
export const PAGE_IDS = ['home', 'privacy', 'about'] as const;
export type PageId = (typeof PAGE_IDS)[number];

export const PAGES: Readonly<Record<Locale, Readonly<Record<PageId, PageText>>>> = {
  en: {
    home: {
      title: 'Turntable',
      body: [
        'This is a Turntable server: people meet here to play railway board games, live or a move a day, against each other and against bots.',
        'The server is running. What you see is its plain page: the boards are drawn by a client that is not installed here.',
        'Accounts, tables and games can be reached by programs through the interface under /api.',
      ],
    },
    privacy: {
      title: 'Privacy',
      body: [
        'You can play without telling us who you are: a guest has a made-up name and a cookie, nothing else.',
        'What is stored, and why:',
        [
          'your name and, if you choose them, a password (as an argon2id hash), passkeys (their public halves), recovery codes (as hashes) and a mail address: to let you back in;',
          'your sessions with time, address and kind of browser: so that you can see and end them;',
          'your games, seats, results and ratings: they are the other players’ games too;',
          'games from your devices that you upload: for you alone;',
          'chat, private notes, standing orders, drafts, blocks, mutes and reports: to do what they are for;',
          'where you want to be told that it is your turn: only if you set it.',
        ],
        'There is one cookie. It keeps you logged in, is sent to this server only and cannot be read by scripts. There are no advertisements, no statistics services, nothing loaded from elsewhere. The server’s logs hold no names, addresses or messages.',
        'Table chat is read by those at the table; a reported line is also read by the admins. Notes, orders and drafts are read by you alone.',
        'You can take all your data with you as a file, and delete your account, in your account’s settings. After deletion the games stay, with a nameless seat and nameless chat; everything else is gone.',
        'Who runs this server is responsible for it and can be asked about all of this.',
      ],
    },
    about: {
      title: 'An unofficial work',
      body: [
        'Turntable is made by people who like these games. It is not made, approved or paid for by the games’ authors or publishers, and claims nothing of theirs.',
        'The names of games are used to say which rules are played. Titles and trademarks belong to their owners. Rules are written here in our own words; boards, tokens and cards are drawn anew, and no picture or text was taken from a printed game.',
        'If you enjoy a game here, the printed one is better company still: please buy it where you can.',
        'The program is free software under the MIT licence.',
      ],
    },
  },
  fr: {
    home: {
      title: 'Turntable',
      body: [
        'Ceci est un serveur Turntable : on s’y retrouve pour jouer à des jeux de société ferroviaires, en direct ou un coup par jour, entre nous et contre des robots.',
        'Le serveur fonctionne. Vous voyez sa page de service : les plateaux sont dessinés par un client qui n’est pas installé ici.',
        'Les programmes accèdent aux comptes, aux tables et aux parties par l’interface placée sous /api.',
      ],
    },
    privacy: {
      title: 'Vie privée',
      body: [
        'On peut jouer sans dire qui l’on est : un invité a un nom inventé et un cookie, rien d’autre.',
        'Ce qui est conservé, et pourquoi :',
        [
          'votre nom et, si vous en voulez, un mot de passe (haché par argon2id), des clés d’accès (leur moitié publique), des codes de secours (hachés) et une adresse électronique : pour vous laisser revenir ;',
          'vos sessions, avec l’heure, l’adresse et le type de navigateur : pour que vous puissiez les voir et les fermer ;',
          'vos parties, places, résultats et classements : ce sont aussi les parties des autres ;',
          'les parties de vos appareils que vous envoyez : pour vous seul ;',
          'le chat, les notes privées, les consignes, les brouillons, les blocages, les mises en sourdine et les signalements : pour ce à quoi ils servent ;',
          'l’endroit où vous voulez apprendre que c’est à vous de jouer : seulement si vous l’indiquez.',
        ],
        'Il y a un seul cookie. Il vous garde connecté, n’est envoyé qu’à ce serveur et aucun script ne peut le lire. Pas de publicité, pas de service de mesure, rien qui vienne d’ailleurs. Les journaux du serveur ne contiennent ni nom, ni adresse, ni message.',
        'Le chat d’une table est lu par ceux qui y sont assis ; une ligne signalée l’est aussi par les administrateurs. Vos notes, consignes et brouillons ne sont lus que par vous.',
        'Les réglages du compte permettent d’emporter toutes vos données dans un fichier et de supprimer le compte. Les parties restent alors, avec une place et un chat sans nom ; tout le reste disparaît.',
        'La personne qui fait tourner ce serveur en est responsable et répond à vos questions.',
      ],
    },
    about: {
      title: 'Une œuvre non officielle',
      body: [
        'Turntable est fait par des gens qui aiment ces jeux. Il n’est ni réalisé, ni approuvé, ni payé par leurs auteurs ou leurs éditeurs, et ne revendique rien de ce qui leur appartient.',
        'Les noms des jeux servent à dire quelles règles on joue. Titres et marques appartiennent à leurs propriétaires. Les règles sont écrites ici avec nos propres mots ; plateaux, jetons et cartes sont redessinés, et aucune image ni aucun texte n’a été pris dans un jeu imprimé.',
        'Si un jeu vous plaît ici, le vrai est de meilleure compagnie encore : achetez-le si vous le pouvez.',
        'Le programme est un logiciel libre, sous licence MIT.',
      ],
    },
  },
};

export const LINK_PAGE: Readonly<Record<Locale, { title: string; ask: string; go: string; late: string }>> = {
  en: {
    title: 'Your link',
    ask: 'You came by a link from a mail. It works once.',
    go: 'Continue',
    late: 'This link has been used or is too old. Ask for a new one.',
  },
  fr: {
    title: 'Votre lien',
    ask: 'Vous arrivez par un lien reçu par courrier. Il ne sert qu’une fois.',
    go: 'Continuer',
    late: 'Ce lien a déjà servi ou il est trop vieux. Demandez-en un autre.',
  },
};
